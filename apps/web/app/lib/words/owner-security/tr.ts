// Turkish texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'güvenlik',
  owners: 'Sahipler',
  newOwner: 'Yeni sahip',
  addOwner: 'Sahip ekle',
  ownerNotAdded: 'Sahip eklenemedi',
  ownerLead: 'Sahip her şirketi görür; planları, e-postaları ve ayarları değiştirir.',
  firstName: 'Ad',
  lastName: 'Soyadı',
  email: 'E-posta',
  firstPassword: 'İlk parola',
  isNowOwner: '{email} artık sahip',
  ownerSince: '{email}, {day} tarihinden beri sahip',
  seenAgo: '{ago} görüldü',
  neverSignedIn: 'hiç oturum açmadı',
  secondStepOn: 'ikinci adım açık',
  noSecondStep: 'ikinci adım yok',
  you: 'siz',
  removeWhat: '{name} kaldır',
  remove: 'Kaldır',
  removeQuestion: '{name} kaldırılsın mı?',
  removeEffect: 'Hesap kalır, platform üzerinde hakkı olmaz.',
  noLongerOwner: 'Artık sahip değil',
  ownerByCommand: 'Sunucuda npm run owner -- --mail ADDRESS de sahip ekler veya yeni bir bağlantı oluşturur.',

  // How owners sign in
  howOwnersSignIn: 'Sahipler nasıl oturum açar',
  needSecondStep: 'Sahiplerin oturum açarken ikinci adıma ihtiyacı var',
  needSecondStepNow: 'Sahiplerin artık ikinci adıma ihtiyacı var',
  secondStepOptional: 'Sahipler ikinci adım olmadan oturum açabilir',
  withoutStep: 'Bunu eklememiş bir sahibin platform üzerinde hakkı olmaz ve eklenen yere yönlendirilir.',
  othersWithout:
    '{count, plural, =0 {Bunu eklememiş başka sahip yok. Bir sahibin oluşturduğu API anahtarları artık sahip olarak çalışmaz.} one {Bir başka sahipte yok: istediğiniz anda o hesabın oturumu kapatılır. Bir sahibin oluşturduğu API anahtarları artık sahip olarak çalışmaz.} other {# başka sahipte yok: istediğiniz anda oturumları kapatılır. Bir sahibin oluşturduğu API anahtarları artık sahip olarak çalışmaz.}}',
  addYourOwnFirst: 'Önce kendinizinkini ekleyin ve onunla oturum açın.',
  yourOwnSignIn: 'Kendi oturum açmanız',

  // Sessions
  whereOwnersSignedIn: 'Sahiplerin oturumunun açık olduğu yerler',
  noSessions: 'Hiçbir sahibin tarayıcıda açık oturumu yok.',
  sessionsOfOwners: 'Sahiplerin oturumları',
  unknownAddress: 'bilinmeyen adres',
  usedAgo: '{ago} kullanıldı',
  hasSecondStep: 'ikinci adım',
  thisBrowser: 'bu tarayıcı',
  signOut: 'Oturumu kapat',
  signOutOf: '{name} oturumunu kapat, {browser}',
  signedOutThere: 'Orada oturum kapatıldı',

  // Failed sign-ins
  failedSevenDays: 'Başarısız oturum açmalar, 7 gün',
  noFailed: 'Son 7 günde hiçbir hesapta oturum açma başarısız olmadı.',
  failedSignIns: 'Başarısız oturum açmalar',
  attempts: '{count, plural, one {# deneme, sonuncusu {ago}} other {# deneme, sonuncusu {ago}}}',
  wrongCode: 'yanlış kod',
  wrongPassword: 'yanlış parola',
  owner: 'sahip',
  signedInSince: 'sonra oturum açtı',
  unknownAccounts: 'Hesabı olmayan adreslere yapılan denemeler sınırlanır ve listelenmez.',

  // Addresses
  whereOwnersWork: 'Sahiplerin çalıştığı yerler',
  fromElsewhere:
    'Başka bir yerden sahip hesabının platform üzerinde hakkı yoktur. Adresiniz <address>{address}</address>.',
  addressesAndNetworks: 'Adresler ve ağlar',
  addressesHint: 'Her satıra bir tane. Sahiplerin her yerden çalışması için boş bırakın.',
  addressWrong: '{text} ne 203.0.113.7 gibi bir adres ne de 203.0.113.0/24 gibi bir ağ',
  saveAddresses: 'Adresleri kaydet',
  saving: 'Kaydediliyor',
  addressesSaved: 'Adresler kaydedildi',
  fromAnywhere: 'Sahipler her yerden çalışabilir',
  lockedOut: 'Dışarıda mı kaldınız? Sunucuda npm run owner -- --allow-any-address listeyi boşaltır.',

  // Accounts
  accounts: 'Hesaplar',
  withSecondStep: 'İkinci adımlı',
  openSessions: 'Açık oturumlar',
  auditLog: 'Denetim kaydı',
  apiKeys: 'API anahtarları',
} satisfies Translation<typeof en>
