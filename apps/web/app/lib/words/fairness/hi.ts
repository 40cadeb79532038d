// Hindi texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'संतुलन',
  noun: 'ड्राइवरों का संतुलन',
  weeks: 'सप्ताह',
  weekCount: '{count, plural, one {# सप्ताह} other {# सप्ताह}}',
  span: '{from} से {to}',
  driver: 'ड्राइवर',
  hours: 'घंटे',
  routes: 'रूट',
  stops: 'स्टॉप',
  heavy: 'भारी ऑर्डर',
  late: 'देर से समाप्ति',
  means:
    'चलाए गए रूट की शुरुआत से अंत तक के घंटे। भारी ऑर्डर {weight} या उससे अधिक का होता है। देर से समाप्ति योजना से {minutes} मिनट से अधिक बाद की है।',
  spread: 'सबसे अधिक और सबसे कम घंटों में {hours} का अंतर है।',
  nobody: 'अभी कोई ड्राइवर नहीं',
  nobodyMore: 'ड्राइवर जोड़ें; उनके चलाने पर घंटे यहाँ दिखेंगे।',
  you: 'आप',
  meanOf: '{count} का औसत',
  noMean:
    'औसत तब दिखता है जब इन हफ़्तों में {least, plural, one {# ड्राइवर} other {# ड्राइवरों}} ने गाड़ी चलाई हो, ताकि किसी के घंटे निकाले न जा सकें।',
  setting: 'हफ़्तों में निष्पक्षता',
  settingMeans:
    'दिन के लंबे रूट उन ड्राइवरों को मिलते हैं जिन्होंने पिछले हफ़्तों में कम चलाया। ड्राइवर अपने वाहन में रहते हैं, पूरे रूट बदलते हैं।',
  pastWeeks: 'गिने जाने वाले पिछले हफ़्ते',
  off: 'बंद',
  extra: 'अधिक लागत की अनुमति, प्रतिशत',
  extraMeans: '0: केवल बिना लागत की अदला-बदली',
  freeInPlan: 'कम घंटे वाले ड्राइवरों को बिना लागत लंबे रूट मिले।',
  costInPlan: 'कम घंटे वाले ड्राइवरों को {amount} अधिक में लंबे रूट मिले।',
} satisfies Translation<typeof en>
