// Turkish texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'Teslimatınız için verdiğimiz saat artık geçerli değil: rotasından çıkarıldı. Yeni saat belli olur olmaz size yazacağız. Değişiklik için özür dileriz. {company}',
  told: '{count, plural, one {# alıcıya bildirildi} other {# alıcıya bildirildi}}',
  notTold: '{reference} alıcısına bildirilemedi',
  question:
    '{count, plural, one {# alıcıya teslimatın geri çekildiği bildirilsin mi?} other {# alıcıya teslimatın geri çekildiği bildirilsin mi?}}',
  questionMore: 'Daha önce bilgilendirildiler ve gönderilen geri alınamaz. Başka kimseye yazılmaz.',
  recipients: 'Alıcılar',
  tell: '{count, plural, one {# alıcıya bildir} other {# alıcıya bildir}}',
  tellNobody: 'Kimseye bildirme',
  whatTheyRead: 'Önceki gibi e-posta ve SMS ile okuyacakları',
} satisfies Translation<typeof en>
