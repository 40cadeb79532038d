// Turkish texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Davet açılıyor',
  join: '{company} şirketine katılın',
  invited: '{who} sizi davet etti. Rolünüz: {role}.',
  needsLink: 'Bu sayfa bağlantısına ihtiyaç duyar',
  openFullLink: 'E-postadaki bağlantının tamamını açın.',
  notOpened: 'Davet açılamadı',
  tryAgain: 'Yeniden dene',
  signIn: 'Oturum aç',
  forAnother: 'Bu davet {email} içindir',
  forAnotherMore: '{email} olarak oturum açtınız. Davet edilen adresle kabul etmek için oturumu kapatın.',
  signOut: 'Oturumu kapat',
  staySignedIn: 'Oturumu açık tut',
  hasAccount: '{email} adresinin zaten bir hesabı var: onunla oturum açın, buraya dönersiniz.',
  accept: 'Kabul et',
  accountReadyBut: 'Hesabınız hazır, ancak: {problem}',
  accountWillBe: 'Hesabınız {email} olacak.',
  joining: 'Katılıyor…',
  createAndJoin: 'Hesap oluştur ve katıl',
  orContinueWith: 'Veya {provider} ile devam et',

  // The person's account
  firstName: 'Ad',
  lastName: 'Soyadı',
  email: 'E-posta',
  password: 'Parola',
  atLeast8: 'En az 8 karakter',

  // First owner
  setUp: 'Kurulum',
  openPrintedLink: 'Sunucunun başlarken yazdırdığı bağlantının tamamını açın.',
  ownPlatform: 'Bu platformun sahibi olacaksınız: şirketler, planlar, e-postalar ve bölgeler.',
  settingUp: 'Kuruluyor…',
  becomeOwner: 'Sahip ol',
  invitation: 'Davet',
} satisfies Translation<typeof en>
