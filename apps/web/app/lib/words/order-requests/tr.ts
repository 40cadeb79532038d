import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Talepler',
  noRequests: 'Yanıt bekleyen talep yok.',
  accept: 'Kabul et',
  decline: 'Reddet',
  accepted: 'Talep artık bir sipariş',
  declined: 'Talep reddedildi',
  notAnswered: 'Talep yanıtlanamadı',
  message: 'Ziyaretçiye mesaj',
  cancel: 'İptal',
  waiting:
    '{count, plural, one {Sipariş formundan # talep bekliyor} other {Sipariş formundan # talep bekliyor}}',
  answer: 'Yanıtla',
  toldLater: 'Ziyaretçiye bir dakika içinde haber verilir.',
  notRestored: 'Ret geri alınamadı',
  restored: 'Talep yeniden bekliyor',
  noContact: 'Ziyaretçi ne e-posta ne telefon bıraktı: kimseye haber verilmez.',
} satisfies Translation<typeof en>
