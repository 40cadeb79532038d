// Turkish texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Siparişleri içe aktar',
  file: 'Dosya',
  columns: 'Sütunlar',
  check: 'Denetle',
  import: 'İçe aktar',
  rowsNotChecked: 'Satırlar denetlenemedi',

  // File
  fileRefused: 'Bu dosya içe aktarılamaz',
  dropFile:
    'Tablo (CSV, Excel, OpenDocument), PDF veya e-posta dosyasını buraya bırakın ya da satır veya metin yapıştırın',
  pasteText: 'Ya da bir e-postanın veya mesajın metnini yapıştırın',
  pasteExample: 'Sipariş no: 4711\nAlıcı: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Metni oku',
  chooseFile: 'Dosya seç',
  orderFile: 'Sipariş dosyası',
  fileLimits: 'En çok {size} MB ve {rows} satır. Önce denetlenir, yalnızca onayladığınızda içe aktarılır.',
  whatFileHolds:
    'Sipariş başına veya ürün başına bir satır. Yalnızca adres ya da koordinat gerekir: dosyada yoksa sipariş numaraları üretilir. Sütun adları ve sırası önemli değil.',
  downloadTemplate: 'Şablonu indir',
  pastedRows: 'Yapıştırılan satırlar',
  seeLine: '{message} Satır {line} kısmına bakın.',

  // Columns
  keepAsCustom: 'Özel alan olarak tut',
  leaveOut: 'Dışarıda bırak',
  columnsUsed:
    '{count} sütunun {used} tanesi sipariş alanı. Dışarıda bırakmazsanız diğerleri özel alan olarak tutulur.',
  asLastFile: 'Bu sütunlu son dosyanızdaki gibi eşleştirildi.',
  sheet: 'Sayfa',
  chooseAddressColumn: 'Adresin bulunduğu sütunu veya enlem ve boylamın iki sütununu seçin.',
  moreColumns: '{count} sütun daha özel alan olarak tutulur.',
  emptyColumn: 'Boş',
  meaningOf: '{header} anlamı',
  checkRows: 'Satırları denetle',

  // How the file was read
  howRead: 'Dosya nasıl okundu',
  readAs: '{day} olarak oku',
  useDay: '{day} kullan',
  titleDay: 'Günü olmayan satırlar {day} içindir. Başlığın üstünde {title} yazıyor.',
  titleDayOther: 'Günü olmayan satırlar {day} içindir. Başlığın üstünde başka bir gün yazıyor.',
  rowsToLookAt: 'Bakılacak satırlar',
  rowsLikeThis: 'Böyle {count, plural, one {# satır} other {# satır}} var: satır {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Alıcı',
  address: 'Adres',
  window: 'Zaman aralığı',
  anyTime: 'herhangi',
  row: 'Satır',
  rowNumber: 'Satır {line}',
  state: 'Durum',
  ready: 'hazır',
  fieldInRow: 'Satır {line}, {field}',
  emptyCell: 'boş',
  needAttention: '{count, plural, one {düzeltilecek} other {düzeltilecek}}',
  rowsInTotal: '{count, plural, one {toplam satır} other {toplam satır}}',
  checkingAddresses: 'Adresler denetleniyor',
  rows: 'Satırlar',
  rowsNearProblems: 'Sorunlara yakın satırlar',
  allRows: 'Tüm satırlar',
  backToColumns: '{problems}. Sütunlar adımına dönün.',
  showMore: '{count} tane daha göster',
  swapped: '{count} satırda enlem ve boylam yer değiştirmiş görünüyor.',
  swapColumns: 'Sütunları değiştir',
  skip: 'Atla',
  choose: 'Seç',
  noneOfThese: 'Hiçbiri, satırı atla',
  mapOfOrders: '{count, plural, one {Bir siparişin haritası} other {# siparişin haritası}}',

  // Days
  today: 'bugün',
  tomorrow: 'yarın',
  yesterday: 'dün',
  daysAgo: '{days} gün önce',
  inDays: '{days} gün sonra',
  noDayYet: 'Henüz hiçbir siparişin günü yok',
  ordersForDay: '{day} için {count, plural, one {# sipariş} other {# sipariş}}, {distance}',
  ordersOnDays:
    '{days} günde {count, plural, one {# sipariş} other {# sipariş}}: {first} ({distance}) ile {last} arası',
  dayIsOver: 'Bu gün geçti. Hangi günü kastediyorsunuz? Geçmiş saklanır; planlanmaz ve kimseye bildirilmez.',
  whichDay: 'Hangi gün kastediliyor',
  asInFile: 'Dosyadaki gibi',
  todayChoice: 'Bugün',
  nextWorkday: 'Sonraki iş günü',
  history: 'Geçmiş',

  // Import and its result
  skipAndImport: '{skipped} atla, {ready} içe aktar',
  importing: 'İçe aktarılıyor',
  importCount: '{count} kaydı içe aktar',
  nothingUntilFixed: 'Her satır düzeltilmeden ya da atlanmadan hiçbir şey içe aktarılmaz.',
  downloadWithReasons: '{count, plural, one {# satırı nedeniyle indir} other {# satırı nedenleriyle indir}}',
  rowsSkipped: '{count, plural, one {# satır} other {# satır}} atlandı.',
  restore: 'Geri al',
  allReady: 'Tüm satırlar hazır.',
  showOrders: 'Siparişleri göster',
  showDay: '{day} gününü göster',
  planDay: '{day} gününü planla',
  ordersImported: '{count, plural, one {# sipariş} other {# sipariş}} içe aktarıldı',
  newAndChanged: '{created} yeni, {changed} değişmiş.',
  newChangedSkipped: '{created} yeni, {changed} değişmiş, {skipped} atlanmış.',
  fromAddressBook:
    '{count, plural, one {# sipariş} other {# sipariş}} süreyi, talimatları veya zaman aralığını adres defterinden aldı.',
  theyAreFor: 'Günleri: {days}.',
  downloadSkipped: 'Atlanan satırları indir',
  importUndone:
    '{count, plural, one {İçe aktarma geri alındı, # sipariş kaldırıldı} other {İçe aktarma geri alındı, # sipariş kaldırıldı}}',
  importNotUndone: 'İçe aktarma geri alınamadı',
  undoImport: 'Bu içe aktarmayı geri al',
} satisfies Translation<typeof en>
