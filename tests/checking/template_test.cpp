// What a template is, and the place that it names. testdata/checks-templates/ has texts.
#include "solver/checking/template.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <variant>

#include "solver/checking/wrong_answer.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

TEST(Templates, HaveOnePlace) {
  for (const char* const text :
       {"anywhere", "", "A\t{}", "\boxed{{}}", " ** {} _", "{}{}", "a{}b{}", "<{}<", "Answer: { }",
        "A {} a", "**{}", "\\n{}", "{", "x{}X"}) {
    EXPECT_FALSE(Template::of(text)) << text;
  }
  for (const char* const text : {"{}a", "a{}", "{{}}", "\\boxed{{}}", "{}", "```{}```", "\\boxed{}",
                                 "\uff5b\uff5d.", "}{}{"}) {
    EXPECT_TRUE(Template::of(text)) << text;
  }
}

// What the template finds in a plain text, or the reason.
std::string found(const char* place, std::string_view text) {
  const auto answer = Template::of(place)->find(text);
  if (const auto* const reason = std::get_if<Reason>(&answer)) return reason->text();
  return std::string(std::get<Place>(answer).text);
}

TEST(Templates, NameAPlace) {
  EXPECT_EQ(found("<a>{}</a>", "<a>1</a> <a>2 (</a>) [</a>]</a> </a>"), "2 (</a>) [</a>]");
  EXPECT_EQ(found("<a>{}</a>", "<A >)]} 2</ a>"), ")]} 2");
  EXPECT_EQ(found("<a>{}</a>", "<a>([2)</a>"),
            "no answer: \"</a>\" does not occur outside brackets");
  EXPECT_EQ(found("<a>{}</a>", "<a>1</a> <a>2"), "no answer: \"</a>\" does not occur");
  EXPECT_EQ(found("{}=24", "1=240 2=24.5 3=24x 4=24"), "1=240 2=24.5 3=24x 4");
  EXPECT_EQ(found("{}=24", "1=240"), "no answer: \"=24\" does not occur");
  EXPECT_EQ(found("{}is it", "1is it 2 is its 3 is it."), "1is it 2 is its 3 ");
  EXPECT_EQ(found("#{}", "# $1$ $\n2$ 3\n4"), " $1$ $\n2$ 3");
  EXPECT_EQ(found("#{}", "# 1 $\n2$\n3"), " 1 $\n2$");
  EXPECT_EQ(found("#{}", "# $1$$\n2"), " $1$$\n2");
  EXPECT_EQ(found("#{}", "# 1 =\n\n2 =\n3\n4"), " 1 =\n\n2 =\n3");
  EXPECT_EQ(found("#{}", "# .\n1\n2"), "1");
  EXPECT_EQ(found("{}]", "[1] 2] 3]"), "[1] 2");
  EXPECT_EQ(found("{}.", "1\n2. 3."), "1\n2");
  EXPECT_EQ(found("#{}", "# 1 # 2\n3"), " 2");
  EXPECT_EQ(found("#{}", "# 1 # *_`\t\n **\n```sh\n  **3** \n``` 4\n5"), "```sh\n  **3** \n``` 4");
  EXPECT_EQ(found("#{}", "#\n```sh"), "```sh");
  EXPECT_EQ(found("```{}```", "```1``` ```2```"), "```2```");
  EXPECT_EQ(found("```{}```", "```1``` ```2"), "no answer: \"```\" does not occur");
  EXPECT_EQ(found("<a>{}", "<think></think>1<a>2\n3<a>"), "2\n3<a>");
  EXPECT_EQ(found("#{}", "# ```1```"), " ```1```");
  EXPECT_EQ(found("Final answer: {}", "**FINAL**\n_answer_ : 1"), " 1");
  EXPECT_EQ(found("#{}", "# 1 </think> # 2 < think> # 3"), " 2 ");
  EXPECT_EQ(found("#{}", "<think> # 1 </think> # 2 </Think> 3"),
            "no answer: \"#\" does not occur outside thoughts");
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
