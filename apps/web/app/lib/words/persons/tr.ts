// Turkish texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'Gizlilik yöneticiler içindir',
  onlyAdministratorsMore: 'Şirketinizin bir yöneticisi burada bir kişinin verilerini bulur, verir ve siler.',
  findPerson: 'Kişi bul',
  findPersonMore:
    'Biri hakkında ne tuttuğunuzu soruyor veya silinmesini istiyor: bir alıcı, sürücü veya ekip üyesi.',
  searchField: 'Ad, e-posta, telefon veya adres',
  find: 'Bul',
  peopleNoun: 'kişiler',
  nobodyBy: '“{text}” için kimse yok.',
  matches: 'Sonuçlar',
  tickEveryRow: 'Bu kişiye ait her satırı işaretleyin. Aynı alıcı adres defterinde iki kez olabilir.',
  uses: '{count, plural, one {# sipariş} other {# sipariş}}',
  routesDriven: '{count, plural, one {# rota} other {# rota}}',
  kindRecipient: 'alıcı',
  kindDriver: 'sürücü',
  kindMember: 'üye',
  kindAccount: 'hesap',

  // A person's data
  dataNoun: 'veriler',
  whatThereIs: 'Neler var',
  exportNotStarted: 'Dışa aktarma başlatılamadı',
  export: 'Dışa aktar',
  erase: 'Sil',
  photosAndFiles: 'fotoğraflar ve dosyalar',
  namedIn: 'adının geçtiği yerler',
  texts: '{count, plural, one {# metin: {places}} other {# metin: {places}}}',
  erasedLater: 'Açık işler bitince silinecek',
  beingErased: 'Kişi siliniyor',
  eraseWhom: '{name} kişisini sil',
  eraseMore: 'Kalıcı olarak. Siparişler ve rotalar rakamlarınız için kalır, kimseyi adlandırmaz.',
  cancel: 'Vazgeç',
  eraseWhenEnded: 'Bitince sil',
  waitsUntil: 'Henüz değil: silme, bunlar bitene kadar bekler.',
  sharesName: 'Başka birinin adı da aynı. Yalnızca adı geçen metinler olduğu gibi kalır.',
  whatStays: 'Kalanlar',
  backupsHold: 'İşletmecinin veritabanı yedekleri silinene kadar kişiyi içerir.',
  notErased: 'Kişi silinemedi',
  typeToConfirm: 'Onaylamak için “{name}” yazın',

  // Requests
  requestsNoun: 'talepler',
  requests: 'Talepler',
  exportsAndErasures: 'Dışa aktarmalar ve silmeler',
  waiting: 'Açık sipariş ve rotaların bitmesini bekliyor',
  queued: 'Birazdan başlar',
  running: 'Sürüyor',
  notCalledOff: 'Silme iptal edilemedi',
  exportOf: 'Dışa aktarma: {kind}, {time}',
  erasureOf: 'Silme: {kind}, {time}',
  failed: 'başarısız',
  done: '{count, plural, one {Bitti: # satır} other {Bitti: # satır}}',
  notDownloaded: 'Dışa aktarma indirilemedi',
  download: 'İndir, {size}',
  callOff: 'İptal et',
} satisfies Translation<typeof en>
