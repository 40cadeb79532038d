// Hindi words of delivery notices.
import { reasons } from '../../reason-words/hi.ts'
import type { NoticeWords } from './types.ts'

export const hi: NoticeWords = {
  stop: '।',
  notices: {
    order_confirmed: {
      title: 'आपके ऑर्डर की पुष्टि हो गई है',
      message: '{company} की ओर से {reference} की डिलीवरी होगी।',
      messageTo: '{company} की ओर से {reference} की डिलीवरी इस पते पर होगी: {street}।',
    },
    out_for_delivery: {
      title: 'आपका पार्सल रास्ते में है',
      message: '{company} की गाड़ी {reference} लेकर निकल चुकी है।',
      messageTo: '{company} की गाड़ी {reference} लेकर इस पते के लिए निकल चुकी है: {street}।',
    },
    driver_near: {
      title: 'आपका ड्राइवर लगभग {duration} में पहुँचेगा',
      message: '{company} की गाड़ी रास्ते में है।',
      messageTo: '{company} की गाड़ी इस पते के रास्ते में है: {street}।',
    },
    running_late: {
      title: 'आपकी डिलीवरी में देर हो रही है',
      message: '{company} की ओर से {reference} तय समय के बाद पहुँचेगा।',
    },
    driver_arrived: {
      title: 'आपका ड्राइवर पहुँच गया है',
      message: '{company} का ड्राइवर {reference} लेकर पहुँच गया है।',
    },
    delivered: {
      title: 'आपका पार्सल पहुँच गया है',
      message: '{company} ने {reference} की डिलीवरी कर दी है।',
      messageTo: '{company} ने {reference} की डिलीवरी इस पते पर कर दी है: {street}।',
    },
    delivery_failed: {
      title: 'आपकी डिलीवरी नहीं हो सकी',
      message: '{company} की ओर से {reference} की डिलीवरी नहीं हो सकी।',
      messageTo: '{company} की ओर से {reference} की डिलीवरी इस पते पर नहीं हो सकी: {street}।',
    },
    feedback_asked: {
      title: 'आपकी डिलीवरी कैसी रही?',
      message: '{company} को बताएँ कि {reference} की डिलीवरी कैसी रही।',
    },
    request_received: {
      title: 'आपका अनुरोध मिल गया है',
      message: '{company} को आपका अनुरोध मिल गया है और जवाब दिया जाएगा। ऑर्डर की पुष्टि अभी नहीं हुई है।',
    },
    request_accepted: {
      title: 'आपका ऑर्डर स्वीकार हो गया है',
      message: '{company} ने आपका ऑर्डर {reference} स्वीकार कर लिया है।',
    },
    request_declined: {
      title: 'आपका अनुरोध स्वीकार नहीं हुआ',
      message: '{company} आपका ऑर्डर नहीं ले सकती।',
    },
  },
  expected: 'अनुमानित समय: {time}।',
  agreed: 'तय समय: {time}।',
  requested: 'माँगा गया समय: {time}।',
  reason: 'कारण: {reason}।',
  proof: 'डिलीवरी का प्रमाण देखने के लिए ट्रैकिंग पेज पर साइन इन करें।',
  choose: 'ट्रैकिंग पेज पर कोई और दिन चुनें, या {company} से संपर्क करें।',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'नमस्ते {{user_name}},',
    reader: 'जी',
    confirmed: '{{company_name}}: ऑर्डर {{order_reference}} की पुष्टि हो गई है',
    received:
      '{{company_name}} को आपका ऑर्डर {{order_reference}} मिल गया है और उसकी डिलीवरी की जाएगी। {{delivery_window}}',
    track: 'डिलीवरी ट्रैक करें',
    number: 'आपका ट्रैकिंग नंबर {{tracking_number}} है।',
  },
}
