// Hindi texts of values that a form refuses.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  missing: 'भरना ज़रूरी है',
  atLeastCharacters: '{count, plural, one {कम से कम # अक्षर} other {कम से कम # अक्षर}}',
  atMostCharacters: '{count, plural, one {अधिकतम # अक्षर} other {अधिकतम # अक्षर}}',
  atLeastOf: 'कम से कम {count}',
  atMostOf: 'अधिकतम {count}',
  moreThan: '{value} से ज़्यादा हो',
  atLeast: 'कम से कम {value} हो',
  lessThan: '{value} से कम हो',
  atMost: 'अधिकतम {value} हो',
  date: '{example} जैसी तारीख हो',
  dateAndTime: '{example} जैसा दिनांक और समय हो',
  time: '{example} जैसा समय हो',
  email: 'ईमेल पता हो',
  url: 'वेब पता हो',
  wholeNumber: 'पूर्ण संख्या हो',
  oneOf: 'इनमें से एक हो: {values}',
} satisfies Translation<typeof en>
