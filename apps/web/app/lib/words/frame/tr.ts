// Turkish texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Genel bakış',
  dashboard: 'Filo yönetim paneli',
  orders: 'Siparişler',
  plan: 'Planlama',
  live: 'Canlı',
  fleet: 'Filo',
  drivers: 'Sürücüler',
  routes: 'Rotalar',
  analytics: 'Analiz',
  settings: 'Ayarlar',
  support: 'Destek',
  help: 'Yardım',

  // Around a page
  company: 'Şirket',
  sections: 'Bölümler',
  menu: 'Menü',
  search: 'Ara',
  searchCompany: 'Sipariş, durak, sürücü ara',
  searching: 'Aranıyor',
  nothingFound: '“{text}” için sonuç bulunamadı',
  skipToContent: 'İçeriğe geç',
  needYou: '{label}, {count} kayıt sizi bekliyor',
  loadingCompany: 'Şirketiniz yükleniyor',
  companyNotLoaded: 'Şirketiniz yüklenemedi',
  viewer:
    'Burada her şeyi görürsünüz, ancak yalnızca görüntüleyebilirsiniz. Değişiklikleri sevkiyat ve yöneticiler yapar.',
  testClock: 'Test saati açık: sahipler burada şirketlerin saatini değiştirir. Üretim için değildir.',

  // Connection
  connected: 'Bağlı',
  slow: 'Yavaş, {seconds} sn',
  noConnection: 'Bağlantı yok',
  offline:
    'İnternet bağlantısı yok. Bilinen son durumu görüyorsunuz; yeniden çevrimiçi olduğunuzda güncellenir.',
  partNotLoaded: 'Bu sayfanın bir bölümü yüklenemedi.',
  partOutdated: 'En yeni veriler yüklenemedi. Bu sayfa {moment} verilerini gösteriyor.',

  // Day
  today: 'Bugün',
  todayAnd: 'Bugün, {day}',
  previousDay: 'Önceki gün',
  nextDay: 'Sonraki gün',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  weekdays: 'Pt Sa Ça Pe Cu Ct Pz',

  // Panels and lists
  close: 'Kapat',
  cancel: 'İptal',
  save: 'Kaydet',
  undo: 'Geri al',
  removed: '{name} kaldırıldı',
  notRemoved: '{name} kaldırılamadı',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  haveCopied: 'Kopyaladım',
  shownOnce: 'Şimdi kopyalayın: yalnızca bir kez gösterilir. {hint}',
  selectAll: 'Tümünü seç',
  selectRow: 'Seç: {row}',
  firstOf: '{count} kayıttan ilk {limit} tanesi. Diğerlerini görmek için süzün.',
  scrolledSideways: '{label}, yana kaydırılır',
  separateByCommas: 'Virgülle ayırın',

  // Lists and their files
  show: 'Göster',
  archived: 'Arşiv',
  numbered: '{label} {count}',
  filterWhat: '{what} içinde filtrele',
  filterBy: 'Filtre: {what}',
  add: 'Ekle',
  panelStopped: 'Bu panel çalışmayı durdurdu. Liste etkilenmedi.',
  import: 'İçe aktar',
  importCount: '{count} kaydı içe aktar',
  importWhat: 'İçe aktar: {what}',
  exportWhat: 'Dışa aktar: {what}',
  notExported: 'Dışa aktarılamadı: {what}',
  fileOf: 'Dosya: {what}',
  chooseFile: 'Dosya seç',
  chooseOtherFile: 'Başka dosya seç',
  cellsToFix: 'Düzeltilecek {count, plural, one {# hücre} other {# hücre}} var, hiçbir şey içe aktarılmadı',
  lineNumber: 'satır {number}',
  rowsImported: '{what}: {count} eklendi, {changed} değiştirildi',
  rowsToImport: '{file}: {what}: {count} yeni, {changed} değişmiş.',
  fileNotImported: 'Dosya içe aktarılamadı',
  clockPattern: 'ss:dd',
  datePattern: 'gg.aa.yyyy',
  calendar: 'Takvim',
  timeOfDay: 'Saat',
  fromTo: '{from}-{to}',

  // Places
  address: 'Adres',
  outsideMap: 'yer haritanızın dışında',
  interpolated: 'tahmini',
  onStreet: 'sokak',
  inTown: 'şehir',
  placeItsPin: 'yerini işaretle',
  typeAddress: 'Adres, koordinat veya harita bağlantısı',
  enterAddress: 'Sokak ve numara, koordinat veya harita bağlantısı girin',
  placePinOnMap: 'Haritada yer işaretle',
  movePinOnMap: 'Haritadaki işareti taşı',
  keepPlace: 'Bu yeri koru',
  placePin: 'Yer işaretle',
  howToPlacePin: 'Şehri bulun, yakınlaştırın ve araçların gideceği yere tıklayın.',
  usePin: 'Bu işareti kullan',
  addressForDrivers: 'Sürücüler için adres',
  whatDriversCallIt: 'Sokak ve numara, ya da sürücülerin kullandığı ad',
  mapForPin: 'İşareti koymak için harita',
  pinAt: 'İşaret: {place}',
  noPinYet: 'Henüz işaret yok. Klavyeyle: oklar haritayı kaydırır, Enter ortasını seçer.',
  goToTown: 'Bir şehre git',
  townOrCountry: 'Şehir veya ülke',
  enterTown: 'Bir şehir veya ülke girin',
  noSuchTown: 'Böyle bir şehir yok',

  // Reminders of vehicles and drivers
  ranOut: '{name}: {document}, {day} günü süresi doldu',
  runsOut: '{name}: {document}, {day} günü süresi doluyor',
  serviceOver: '{name}: bakım {distance} geçti',
  serviceIn: '{name}: {distance} sonra bakım',
  wasDue: '{name}: {what}, son günü {day} idi',
  isDue: '{name}: {what}, son gün {day}',
  serviceNoun: 'Bakım',
  drivesSeveral: '{driver}, {vehicles} sürüyor',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# alıcıya önceden haber verilmişti: {list}. Bekleyen mesajlar gönderilmez.} other {# alıcıya önceden haber verilmişti: {list}. Bekleyen mesajlar gönderilmez.}}',
  toldAndMore: 've {count} tane daha',

  // Unconfirmed email
  confirmEmail: 'E-postanızı onaylayın. O zamana kadar alıcılarınıza e-postalar bekletilir.',
  newLinkTo: '{email} adresine yeni bağlantı yolda.',
  resendLink: 'Bağlantıyı yeniden gönder',
} satisfies Translation<typeof en>
