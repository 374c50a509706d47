#include "solver/expressions/reading.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <numeric>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

// Takes digits, and appends them to a number. Returns whether there were any, and the result is in
// range.
bool take_digits(std::string_view& text, Int128& number) {
  std::size_t size = 0;
  for (; size < text.size() && is_digit(text[size]); ++size) {
    const int digit = text[size] - '0';
    if (__builtin_mul_overflow(number, 10, &number) ||
        __builtin_add_overflow(number, digit, &number)) {
      return false;
    }
  }
  text.remove_prefix(size);
  return size > 0;
}

// Takes a point and digits, if they are there, and adds them to an integer, in lowest terms.
//
// From the last digit on: with p/q for the digits after it, a digit d makes (d * q + p) / (10 * q).
// As p/q is in lowest terms, that is reduced by a divisor of 10 alone; so no denominator on the way
// is larger than the last, and each numerator is smaller than its denominator.
bool take_decimals(std::string_view& text, Int128& number, Int128& denominator) {
  if (text.size() < 2 || text[0] != '.' || !is_digit(text[1])) return true;
  const std::size_t end = std::min(text.find_first_not_of("0123456789", 1), text.size());
  Int128 decimals = 0;
  for (std::size_t i = text.find_last_not_of('0', end - 1); i > 0; --i) {
    const int digit = text[i] - '0';
    const auto last_digit = static_cast<int>((digit * (denominator % 10) + decimals % 10) % 10);
    const int common = std::gcd(last_digit, 10);
    const Int128 before = denominator;
    if (__builtin_mul_overflow(denominator, 10 / common, &denominator)) return false;
    decimals = digit * (before / common) + (digit * (before % common) + decimals) / common;
  }
  text.remove_prefix(end);
  return !__builtin_mul_overflow(number, denominator, &number) &&
         !__builtin_add_overflow(number, decimals, &number);
}

// Takes the last sign of a number, with the blanks before it.
bool take_end(std::string_view sign, std::string_view& text) {
  const std::string_view rest = trim_left(text);
  if (!rest.starts_with(sign)) return false;
  text = rest.substr(sign.size());
  return true;
}

// Takes any other sign, with the blanks around it.
bool take(std::string_view sign, std::string_view& text) {
  if (!take_end(sign, text)) return false;
  text = trim_left(text);
  return true;
}

// Takes an integer in braces, or a digit, of a fraction in TeX.
bool take_part(std::string_view& text, Int128& number) {
  if (!text.empty() && is_digit(text.front())) {
    number = text.front() - '0';
    text.remove_prefix(1);
    return true;
  }
  if (!take("{", text)) return false;
  const bool is_negative = take("-", text);
  if (!take_digits(text, number)) return false;
  if (is_negative) number = -number;
  return take_end("}", text);
}

// Takes what is written without a minus before it.
bool take_unsigned(std::string_view& text, Written written, Int128& numerator,
                   Int128& denominator) {
  if (written == Written::kDecimal) {
    denominator = 1;
    const bool has_digits = take_digits(text, numerator);
    const bool has_decimals = text.size() > 1 && text[0] == '.' && is_digit(text[1]);
    return (has_digits || (numerator == 0 && has_decimals)) &&
           take_decimals(text, numerator, denominator);
  }
  if (written == Written::kFraction) {
    return take_digits(text, numerator) && take("/", text) && take_digits(text, denominator);
  }
  if (!take("\\frac", text) || !take_part(text, numerator)) return false;
  text = trim_left(text);
  return take_part(text, denominator) && denominator >= 0;
}

std::optional<Rational> take_number_however_written(std::string_view& text) {
  for (const Written written : {Written::kFraction, Written::kTypeset, Written::kDecimal}) {
    if (const auto number = take_number(text, written)) return number;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Rational> take_number(std::string_view& text, Written written) {
  std::string_view rest = text;
  const bool is_negative = take("-", rest);
  Int128 numerator = 0;
  Int128 denominator = 0;
  if (!take_unsigned(rest, written, numerator, denominator)) return std::nullopt;
  const auto number = Rational::of(is_negative ? -numerator : numerator, denominator);
  if (number) text = rest;
  return number;
}

std::optional<Rational> take_value(std::string_view& text) {
  if (const auto number = take_number_however_written(text)) return number;
  std::string_view rest = text;
  const bool is_negative = take("-", rest);
  rest = trim_left(rest);
  const char closing = rest.empty() ? '\0' : closing_sign(rest.front());
  if (closing == 0) return std::nullopt;
  rest.remove_prefix(1);
  const auto number = take_number_however_written(rest);
  if (!number || !take_end({&closing, 1}, rest)) return std::nullopt;
  text = rest;
  return is_negative ? -*number : *number;
}

std::optional<Rational> value_in(std::string_view text) {
  const auto value = take_value(text);
  return trim_left(text).empty() ? value : std::nullopt;
}

int take_card(std::string_view& text) {
  assert(!text.empty());
  const std::size_t size = std::min(text.find_first_not_of("0123456789"), text.size());
  if (size == 0) {
    const int card = letter_card(text.front());
    if (card > 0) text.remove_prefix(1);
    return card;
  }
  const auto card = number_of(text.data(), text.data() + size, kLargestCard);
  if (card < 0) return -1;
  std::string_view rest = text;
  const bool has_decimals = size < text.size() && text[size] == '.';
  const auto number = has_decimals ? take_number(rest, Written::kDecimal) : std::nullopt;
  text = number && is_integer(*number) ? rest : text.substr(size);
  return static_cast<int>(card);
}

std::optional<Rational> target_in(std::string_view text) {
  const bool may_be_one = text.size() <= kLongestTarget &&
                          text.find_first_not_of("-/0123456789") == std::string_view::npos;
  const std::optional<Rational> number = may_be_one ? value_in(text) : std::nullopt;
  return number && can_be_target(*number) ? number : std::nullopt;
}

}  // namespace twentyfour
