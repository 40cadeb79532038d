// Turkish words of delivery notices.
import { reasons } from '../../reason-words/tr.ts'
import type { NoticeWords } from './types.ts'

export const tr: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Siparişiniz onaylandı',
      message: '{company}, {reference} numaralı siparişinizi teslim edecek.',
      messageTo: '{company}, {reference} numaralı siparişinizi {street} adresine teslim edecek.',
    },
    out_for_delivery: {
      title: 'Teslimatınız yolda',
      message: '{company}, {reference} numaralı siparişinizle yola çıktı.',
      messageTo: '{company}, {reference} numaralı siparişinizle {street} adresine doğru yola çıktı.',
    },
    driver_near: {
      title: 'Sürücünüz yaklaşık {duration} içinde yanınızda',
      message: '{company} yolda.',
      messageTo: '{company}, {street} adresine doğru yolda.',
    },
    running_late: {
      title: 'Teslimatınız gecikiyor',
      message: '{company}, {reference} numaralı siparişinizi kararlaştırılandan geç getirecek.',
    },
    driver_arrived: {
      title: 'Sürücünüz geldi',
      message: '{company}, {reference} numaralı siparişinizle geldi.',
    },
    delivered: {
      title: 'Teslimatınız ulaştı',
      message: '{company}, {reference} numaralı siparişinizi teslim etti.',
      messageTo: '{company}, {reference} numaralı siparişinizi {street} adresine teslim etti.',
    },
    delivery_failed: {
      title: 'Teslimatınız yapılamadı',
      message: '{company}, {reference} numaralı siparişinizi teslim edemedi.',
      messageTo: '{company}, {reference} numaralı siparişinizi {street} adresine teslim edemedi.',
    },
    feedback_asked: {
      title: 'Teslimatınız nasıldı?',
      message: '{company}, {reference} numaralı siparişinizin teslimatının nasıl geçtiğini merak ediyor.',
    },
    request_received: {
      title: 'Talebiniz ulaştı',
      message: '{company} talebinizi aldı ve yanıtlayacak. Henüz bir sipariş değil.',
    },
    request_accepted: {
      title: 'Siparişiniz kabul edildi',
      message: '{company}, {reference} numaralı siparişinizi kabul etti.',
    },
    request_declined: { title: 'Talebiniz reddedildi', message: '{company} siparişinizi kabul edemiyor.' },
  },
  expected: 'Beklenen saat: {time}.',
  agreed: 'Kararlaştırılan zaman: {time}.',
  requested: 'İstenen zaman: {time}.',
  reason: 'Neden: {reason}.',
  proof: 'Teslimat belgesini görmek için takip sayfasında oturum açın.',
  choose: 'Takip sayfasında başka bir gün seçin veya gönderenle iletişime geçin: {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'Merhaba {{user_name}},',
    reader: 'değerli müşterimiz',
    confirmed: '{{company_name}}: {{order_reference}} numaralı sipariş onaylandı',
    received:
      '{{company_name}}, {{order_reference}} numaralı siparişinizi aldı ve size teslim edecek. {{delivery_window}}',
    track: 'Teslimatı takip edin',
    number: 'Takip numaranız: {{tracking_number}}.',
  },
}
