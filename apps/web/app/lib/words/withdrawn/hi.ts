// Hindi texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'आपकी डिलीवरी का बताया गया समय अब मान्य नहीं है: उसे रूट से हटा दिया गया है। नया समय तय होते ही हम आपको लिखेंगे। बदलाव के लिए खेद है। {company}',
  told: '{count, plural, one {# प्राप्तकर्ता को बताया गया} other {# प्राप्तकर्ताओं को बताया गया}}',
  notTold: '{reference} के प्राप्तकर्ता को नहीं बताया गया',
  question:
    '{count, plural, one {# प्राप्तकर्ता को बताएँ कि डिलीवरी वापस ले ली गई?} other {# प्राप्तकर्ताओं को बताएँ कि डिलीवरी वापस ले ली गई?}}',
  questionMore: 'उन्हें पहले बताया जा चुका है, और भेजा गया संदेश वापस नहीं लिया जा सकता। किसी और को नहीं लिखा जाएगा।',
  recipients: 'प्राप्तकर्ता',
  tell: '{count, plural, one {# प्राप्तकर्ता को बताएँ} other {# प्राप्तकर्ताओं को बताएँ}}',
  tellNobody: 'किसी को न बताएँ',
  whatTheyRead: 'वे क्या पढ़ेंगे, पहले की तरह ईमेल और SMS से',
} satisfies Translation<typeof en>
