// Hindi words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'या कोड {{code}} डालें।'
const NOT_YOU = 'अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें।'
const PAID = 'अगर आपने पिछले कुछ दिनों में भुगतान किया है, तो इस ईमेल को अनदेखा करें।'
const INVOICES = 'बिल खोलें'

export const hi: PlatformMailWords = {
  greeting: 'नमस्ते {{user_name}},',
  reader: 'जी',
  values: {
    member: 'सदस्य',
    roles: { admin: 'व्यवस्थापक', dispatcher: 'डिस्पैचर', viewer: 'दर्शक', driver: 'ड्राइवर' },
    trialEnd: '{day} को',
    unpaid: 'एक बिल {days} से ज़्यादा दिनों से बकाया है',
    ticket: 'यहाँ पढ़ें और जवाब दें:',
  },
  mails: {
    password_reset: {
      subject: 'अपना पासवर्ड रीसेट करें',
      before: ['हमें आपके खाते के लिए नया पासवर्ड सेट करने का अनुरोध मिला।'],
      button: 'नया पासवर्ड सेट करें',
      after: ['लिंक {{expiry_hours}} घंटे तक और एक ही बार काम करता है।', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: '{{product_name}} में आपका स्वागत है',
      before: [
        '{{trial_company}} का परीक्षण {{trial_days}} दिन चलेगा और इसके लिए कार्ड नहीं चाहिए।',
        'ऑर्डर की सूची आयात करें, ऑप्टिमाइज़ करें और कल का दिन शुरू होने से पहले देखें।',
      ],
      button: 'डैशबोर्ड खोलें',
    },
    email_confirmation: {
      subject: 'अपने ईमेल पते की पुष्टि करें',
      before: ['कृपया पुष्टि करें कि यह पता आपका है।'],
      button: 'ईमेल पते की पुष्टि करें',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: '{{inviting_company}} की ओर से आमंत्रण',
      before: [
        '{{inviting_company}} ने आपको {{product_name}} पर साथ काम करने के लिए आमंत्रित किया है। आपकी भूमिका: {{role_name}}।',
      ],
      button: 'आमंत्रण स्वीकार करें',
      after: [
        'लिंक एक ही बार काम करता है। समय-सीमा: {{expires_in}}।',
        'अगर आप नहीं जानते कि किसने आमंत्रित किया, तो इस ईमेल को अनदेखा करें।',
      ],
    },
    magic_link: {
      subject: 'आपका साइन-इन लिंक',
      heading: 'साइन इन',
      before: ['यह लिंक आपको साइन इन करता है। यह एक ही बार काम करता है।'],
      button: 'साइन इन करें',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'अपने नए ईमेल पते की पुष्टि करें',
      before: ['कृपया अपने खाते के नए ईमेल पते की पुष्टि करें।'],
      button: 'ईमेल पते की पुष्टि करें',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'आपका पुष्टि कोड',
      before: ['आगे बढ़ने के लिए यह कोड डालें: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: '{{product_name}} पर आपका खाता पहले से है',
      before: [
        'किसी ने इस पते से परीक्षण माँगा, लेकिन इस पते का खाता पहले से है। साइन इन करें, या «पासवर्ड भूल गए?» से नया पासवर्ड चुनें।',
      ],
      button: 'साइन इन करें',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'आपके {{product_name}} खाते में पासकी जोड़ी गई',
      heading: 'आपके खाते में पासकी जोड़ी गई',
      before: [
        'पासकी «{{passkey_name}}» जोड़ी गई ({{added_at}})। जिसके पास यह है, वह आपके नाम से साइन इन कर सकता है।',
      ],
      button: 'अपनी पासकी देखें',
      after: ['अगर यह आपने नहीं किया, तो वहाँ से इसे हटाएँ, बाकी सत्र बंद करें और नया पासवर्ड चुनें।'],
    },
    passwords_refused: {
      subject: 'कोई आपके {{product_name}} पासवर्ड का अनुमान लगा रहा है',
      heading: 'कोई आपके पासवर्ड का अनुमान लगा रहा है',
      before: [
        'पिछले एक दिन में आपके खाते पर आज़माए गए गलत पासवर्ड: {{tries}}, ऐसी जगहों से जहाँ आपने कभी साइन इन नहीं किया। आपका खाता सुरक्षित है: कल तक ऐसी जगहों से कोई पासवर्ड स्वीकार नहीं होगा।',
        'जहाँ आपने पहले साइन इन किया था, वहाँ से हमेशा की तरह कर सकते हैं। बाकी जगहों पर «पासवर्ड भूल गए?» या साइन-इन लिंक चुनें।',
      ],
      button: 'अपने साइन-इन जाँचें',
      after: ['अगर दूसरा चरण चालू नहीं है, तो वहाँ उसे चालू करें।'],
    },
    contact_message: {
      subject: 'संपर्क ({{topic}}): {{sender_name}}',
      heading: 'नया संपर्क संदेश',
      before: [
        'भेजने वाला: {{sender_name}} <{{sender_email}}>',
        'कंपनी: {{sender_company}}',
        'फ़ोन: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'आपका परीक्षण {{trial_end}} समाप्त होगा',
      before: [
        'उसके बाद {{customer_company}} सब कुछ पढ़ और निर्यात कर सकती है; आयात, योजना और भेजना प्लान चुने जाने तक रुकेंगे।',
      ],
      button: 'प्लान चुनें',
    },
    trial_ended: {
      subject: 'आपका परीक्षण समाप्त हो गया',
      before: [
        '{{customer_company}} का परीक्षण समाप्त हो गया। आपका बनाया सब कुछ सुरक्षित है, और चल रहे रूट अंत तक जारी रहते हैं।',
      ],
      button: 'प्लान चुनें',
    },
    invoice_issued: {
      subject: 'बिल {{invoice_number}}: {{amount}}',
      heading: 'बिल {{invoice_number}}',
      before: [
        '{{customer_company}} का बिल {{invoice_number}}, राशि {{amount}}, साथ में है। देय दिन: {{due_date}}।',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'याद दिलाना: बिल {{invoice_number}} {{due_date}} को देय था',
      heading: 'बिल {{invoice_number}} बकाया है',
      before: [
        '{{customer_company}} का बिल {{invoice_number}}, राशि {{amount}}, {{due_date}} को देय था और अभी तक चुकाया नहीं गया है।',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'अंतिम सूचना: बिल {{invoice_number}}',
      heading: 'बिल {{invoice_number}} अब भी बकाया है',
      before: [
        'हमने {{customer_company}} के बिल {{invoice_number}} की याद दिलाई थी। {{amount}} {{due_date}} को देय था और नहीं मिला।',
        'भुगतान न होने पर {{customer_company}} {{suspension_date}} को निलंबित होगी: तब आप सब कुछ पढ़ और निर्यात कर सकते हैं, लेकिन आयात, योजना या भेजना नहीं।',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'बिल {{invoice_number}} का क्रेडिट नोट {{credit_note_number}}',
      heading: 'क्रेडिट नोट {{credit_note_number}}',
      before: [
        'हम बिल {{invoice_number}} के लिए {{customer_company}} को {{amount}} का क्रेडिट देते हैं।',
        'कारण: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'भुगतान मिला: बिल {{invoice_number}}',
      heading: 'भुगतान के लिए धन्यवाद',
      before: [
        '{{customer_company}} के बिल {{invoice_number}} के लिए {{amount}} मिले, जो {{due_date}} को देय थे।',
        'आपका प्लान: {{plan_name}}।',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} निलंबित है',
      before: [
        'कारण: {{reason}}',
        'आप सब कुछ पढ़ और निर्यात कर सकते हैं, और चल रहे रूट अंत तक जारी रहते हैं। आयात, योजना और भेजना रुके हैं।',
      ],
      button: 'प्लान और बिल',
    },
    company_resumed: {
      subject: '{{customer_company}} फिर से काम कर सकती है',
      before: ['निलंबन समाप्त हुआ: पहले की तरह आयात करें, योजना बनाएँ और भेजें।'],
      button: 'डैशबोर्ड खोलें',
    },
    company_closed: {
      subject: '{{customer_company}} बंद कर दी गई है',
      before: [
        'इसके लोग अब इसे नहीं खोल सकते। भेजे गए रूट अंत तक चलते हैं, और प्राप्तकर्ता उन्हें देखते रह सकते हैं।',
        'व्यवस्थापक साइन इन करके {{delete_day}} तक इसका डेटा निर्यात कर सकते हैं। उसके बाद ऑर्डर, लोग, गाड़ियाँ और फ़ाइलें हटा दी जाती हैं; बिल रखे जाते हैं।',
        'अगर यह गलती से हुआ, तो उस दिन से पहले हमें लिखें, और हम इसे फिर खोल देंगे।',
      ],
      button: 'हमें लिखें',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'यह {{report_company}} की {{report_period}} की रिपोर्ट है। साथ की फ़ाइल में पंक्तियाँ: {{row_count}}।',
      ],
      button: 'रिपोर्ट खोलें',
      after: ['यह ईमेल आपको इसलिए मिला क्योंकि किसी सहकर्मी ने आपको पाठक चुना है। रिपोर्ट के पेज से इसे रोका जा सकता है।'],
    },
  },
}
