// Turkish names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'siparişler',
  addressBook: 'adres defteri',
  doorEvents: 'kapıdaki olaylar',
  followed: 'takip edilen teslimatlar',
  wishes: 'kalıcı istekler',
  mails: 'e-postalar ve SMS’ler',
  auditLines: 'denetim kayıtları',
  profile: 'profil',
  devices: 'bildirimli cihazlar',
  requests: 'talepler',
  account: 'hesap',
  waysToSignIn: 'giriş yolları',
  sessions: 'oturumlar',
  secondSteps: 'ikinci adımlar',
  passkeys: 'geçiş anahtarları',
  people: 'üyeler ve davetler',
  drivers: 'sürücüler',
  vehicles: 'araç kayıtları',
  messages: 'mesajlar',
  invoices: 'faturalar',
  settings: 'şirket ayarları',
  feedback: 'geri bildirim',
  otherData: 'diğer veriler',
  keptAuditLines:
    'Kimin ne yaptığı belgelenmelidir: bir şeyin yapıldığı ve zamanı kalır. Ad, adres ve kişi hakkında yazılanlar silinir. Platform sahibi kaydı tuttuğu sürece.',
  keptInvoices:
    'Vergi hukuku: fatura düzenlendiği gibi, şirketin adı ve adresiyle saklanır. Satıcının yasasının öngördüğü yıllar boyunca, çoğunlukla on yıl.',
  keptCreditNotes:
    'Vergi hukuku: iade faturası düzenlendiği gibi, faturası gibi saklanır. Satıcının yasasının öngördüğü yıllar boyunca, çoğunlukla on yıl.',
  keptStops: 'Numara STOP yanıtını verdi. Kimse yeniden yazmasın diye, START yanıtına kadar saklanır.',
  keptBilling: 'Şirketin faturalardaki adı. Bir yönetici Ayarlar, Plan altında değiştirir.',
} satisfies Translation<typeof en>
