// Templates: what they name, and the protocols that prompts ask for, each with texts as language
// models write them.
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/answers/plain_answer.hpp"
#include "solver/answers/template.hpp"
#include "tests/answers/judged.hpp"
#include "tests/support/repeated.hpp"

namespace twentyfour {
namespace {

struct Protocol {
  const char* place;
  std::vector<const char*> right;
  std::vector<std::pair<const char*, const char*>> wrong;  // and the reason
};

const Deal kDeal = {4, 7, 8, 8};
const char* const kUnused = "leaves two 8s unused";

const std::vector<Protocol>& protocols() {
  static const std::vector<Protocol> all = {
      {"<answer>{}</answer>",
       {
           "<answer>(7-8/8)*4</answer>",
           "<think>4*7 is 28. <answer>4*7</answer>? No.</think>\n<answer> (7-8/8)*4 </answer>",
           "I think ...</think>\n\n**<answer>** $(7-8/8) \\times 4$ **</answer>**<|im_end|>",
           "<answer>\\boxed{(7-8/8)*4 = 24}</answer>",
           "<answer>4*7</answer> is 28. Better: <ANSWER>4*(7-8/8)</ANSWER> = 5*5",
           "<answer>8/8=1\n7-1=6\n6*4=24</answer>",
           "<answer>\n```text\n(7-8/8)*4\n```\n</answer>, or not",
           "<answer>\uff087\uff0d8\u00f78\uff09\u00d74</answer>",
           "<answer>7 8 8 / - 4 *</answer>",
           "<answer>(7-8/8)*4</answer>\n<think>Is it? <answer>4*7",
       },
       {
           {"(7-8/8)*4", "no answer: \"<answer>\" does not occur"},
           {"", "no answer: \"<answer>\" does not occur"},
           {"<think>(7-8/8)*4 <answer>(7-8/8)*4</answer>",
            "no answer: \"<answer>\" does not occur"},
           {"<answer>(7-8/8)*4", "no answer: \"</answer>\" does not occur"},
           {"<answer>(7-8/8)*4</answer> <answer>", "no answer: \"</answer>\" does not occur"},
           {"<answer>(7-8/8*4</answer>", "no answer: \"</answer>\" does not occur"},
           {"<answer>(7-8/8)*4</answer> <answer> ** </answer>", "no answer"},
           {"<answer>(7-8/8)*4</answer> or <answer>4*7</answer>", kUnused},
           {"<answer>  4*7 = 28</answer>", kUnused},
           {"<answer> so \\boxed{(7-8/8)*4}</answer>",
            "unreadable: at column 1: expected a card (0 to 9999, or A, J, Q, K, T) or '(', found "
            "\"so\""},
           {"<answer>\\n\u3000(7-8/8)*4!</answer>", "uses !, which is not allowed"},
           {"<answer>\\n\u3000(7-8/8)*4 24</answer>",
            "unreadable: at column 11: expected an operator (+ - * /), found \"24\""},
       }},
      {"\\boxed{{}}",
       {
           "So $\\boxed{\\left(7-\\frac{8}{8}\\right)\\times4}$ + 1 = 2",
           "2\\boxed{(7-8/8)*4}^2",
           "\\boxed{24} by \\boxed{{4}*(7-\\tfrac{8}{8}) = \\frac{48}{2}}}",
           "\\boxed{\\text{(7-8/8)*4}}",
           "\\boxed {(7-8/8)*4}",
       },
       {
           {"\\boxed{(7-8/8)*4} = \\boxed{24}", "uses 24, the hand holds none"},
           {"\\boxed{(7-\\frac{8}{8})*4", "no answer: \"}\" does not occur"},
           {"\\boxed{}", "no answer"},
       }},
      {"Answer: {}",
       {
           "8 / 8 = 1 (left: 1 4 7)\n7 - 1 = 6 (left: 4 6)\nAnswer: (7 - 8 / 8) * 4 = 24",
           "**Answer:** (7-8/8)*4\nThat is right.",
           "**Answer**: **(7-8/8)*4** = **24**.\r\nIs it?",
           "### Answer:\n\n$$(7-8/8)*4$$\nIt is 24.",
           "Answer:\n```python\n(7-8/8)*4\n```",
           "Answer: 4*7\nNo.\nMy final answer: (7-8/8)*4 \u2713",
           "Answer: 8/8=1, 7-1=6, 6*4=24.",
           "ANSWER\uff1a (7-8/8)*4<|eot_id|>",
           "Answer: (7-8/8)*4\nThe answer is correct.",
       },
       {
           {"Answer: (7-8/8)*4 is right",
            "unreadable: at column 11: expected an operator (+ - * /), found \"is\""},
           {"Answer: (7-8/8)*4\nFinal answer: 4*7", kUnused},
           {"Answer: (7-8/8)*4\nAnswer:\n\n", "no answer"},
           {"The answer is (7-8/8)*4", "no answer: \"Answer:\" does not occur"},
           {"Answer:\n```\n```\n", "no answer"},
       }},
      {"The answer is {}",
       {"4*6. The answer is (7-8/8)*4.", "the answer is\n\n**(7-8/8)*4**\n\nDone."},
       {{"The answer is: (7-8/8)*4",
         "unreadable: at column 1: expected a card (0 to 9999, or A, J, Q, K, T) or '(', found "
         "\":\""}}},
      {"#### {}",
       {"4*6 = 24\n#### (7-8/8)*4", "#####(7-8/8)*4", "####\n(7-8/8)*4"},
       {{"### (7-8/8)*4", "no answer: \"####\" does not occur"}}},
      {"FINAL: {}", {"We try.\nFINAL: (7-8/8)*4 = 24</s>"}, {{"FINAL: 4*7", kUnused}}},
      {"<<<{}>>>",
       {"<<<4*7>>> or <<<(7-8/8)*4>>>!", "<<< (7-8/8)*4 -> 24 >>>"},
       {{"<<<(7-8/8)*4", "no answer: \">>>\" does not occur"}}},
      {"\u7b54\u6848\uff1a{}",
       {"\u6240\u4ee5\u7b54\u6848\uff1a(7\uff0d8\u00f78)\u00d74\u3002\\n\u5bf9",
        "**\u7b54\u6848**:\n(7-8/8)*4"},
       {{"\u7b54\u6848 (7-8/8)*4", "no answer: \"\u7b54\u6848\uff1a\" does not occur"}}},
      {"\"answer\": \"{}\"",
       {"{\"answer\": \"(7-8/8)*4\", \"valid\": false}", "{ \"Answer\":\"(7-8/8)*4 = 24\" }"},
       {{"{\"answer\": \"4*7\"}", kUnused},
        {"{\"answer\": 24}", "no answer: '\"answer\": \"' does not occur"}}},
      {"{} = 24",
       {"(7-8/8)*4 = 24", "\\n(7-8/8)*4=24 and 5"},
       {{"4*7 = 28", "no answer: \"= 24\" does not occur"}}},
  };
  return all;
}

TEST(Protocols, AreRead) {
  for (const auto& [place, right, wrong] : protocols()) {
    const auto at = Template::of(place);
    ASSERT_TRUE(at) << place;
    for (const char* const text : right) {
      EXPECT_EQ(judged(kDeal, text, {}, {}, at), "right") << place << ": " << text;
    }
    for (const auto& [text, reason] : wrong) {
      EXPECT_EQ(judged(kDeal, text, {}, {}, at), reason) << place << ": " << text;
    }
  }
}

TEST(Protocols, HaveClaimsOfNone) {
  for (const auto& [place, text] : {std::pair("<answer>{}</answer>", "<answer> None. </answer>"),
                                    std::pair("\\boxed{{}}", "\\boxed{\\text{No solution}}"),
                                    std::pair("Answer: {}", "24?\nAnswer: **no**!\nSo it is.")}) {
    EXPECT_EQ(judged({1, 1, 1, 1}, text, {}, {}, Template::of(place)), "none") << text;
  }
}

TEST(Templates, HaveOnePlace) {
  for (const char* const text : {"anywhere", "", "{}", " ** {} _", "{}{}", "a{}b{}", "<{}<",
                                 "Answer: { }", "A {} a", "**{}", "\\n{}", "{", "x{}X"}) {
    EXPECT_FALSE(Template::of(text)) << text;
  }
  for (const char* const text : {"{}a", "a{}", "{{}}", "\\boxed{{}}", "\uff5b\uff5d.", "}{}{"}) {
    EXPECT_TRUE(Template::of(text)) << text;
  }
}

// What the template finds in a plain text, or the reason.
std::string found(const char* place, std::string_view text) {
  const auto answer = Template::of(place)->find(text);
  if (const auto* const reason = std::get_if<Reason>(&answer)) return reason->text();
  return std::string(std::get<std::string_view>(answer));
}

TEST(Templates, NameAPlace) {
  EXPECT_EQ(found("<a>{}</a>", "<a>1</a> <a>2 (</a>) [</a>]</a> </a>"), "2 (</a>) [</a>]");
  EXPECT_EQ(found("<a>{}</a>", "<A >)]} 2</ a>"), ")]} 2");
  EXPECT_EQ(found("<a>{}</a>", "<a>([2)</a>"), "no answer: \"</a>\" does not occur");
  EXPECT_EQ(found("{}]", "[1] 2] 3]"), "[1] 2");
  EXPECT_EQ(found("{}.", "1\n2. 3."), "1\n2");
  EXPECT_EQ(found("#{}", "# 1 # 2\n3"), " 2");
  EXPECT_EQ(found("#{}", "# 1 # *_`\t\n **\n```sh\n  **3** \n4"), "  **3** ");
  EXPECT_EQ(found("#{}", "#\n```sh"), "");
  EXPECT_EQ(found("#{}", "# ```1```"), " ```1```");
  EXPECT_EQ(found("Final answer: {}", "**FINAL**\n_answer_ : 1"), " 1");
  EXPECT_EQ(found("#{}", "# 1 </think> # 2 < think> # 3"), " 2 ");
  EXPECT_EQ(found("#{}", "<think> # 1 </think> # 2 </Think> 3"), "no answer: \"#\" does not occur");
  EXPECT_EQ(found("A rather long label, which is cut: {}", ""),
            "no answer: \"A rather long label, whi...\" does not occur");
}

TEST(Templates, TakeTimeByLength) {
  for (const char* const text :
       {"*", "a*", "ab", "(", "a(", "()", "\n", "#\n", "</think>", "<think>"}) {
    const std::string long_text = repeated(text, 500'000);
    for (const char* const place : {"aab{}", "{}aab", "#{}", "a{}b", "({})"}) {
      EXPECT_LE(found(place, long_text).size(), long_text.size()) << text << " " << place;
    }
  }
}

}  // namespace
}  // namespace twentyfour
