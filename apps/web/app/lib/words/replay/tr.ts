// Turkish texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Günler yeniden planlanıyor, her biri en çok üç saniye',
  notReplanned: 'Günler yeniden planlanamadı',
  sameRoads:
    'İki taraf da aynı yollarda ölçülür ve aynı denetimle sayılır. Varsa ikisi de sürüş hızları tablonuza göre sürer. Günün gerçek saatleri bunun içinde değildir.',
  sameVans:
    'Yeni planda o günün araçları ve zaman aralıkları vardır. Daha az araç kullanabilir, ama o gün çıkmamış bir aracı kullanamaz.',
  missedWindows:
    'Kaçırılan bir zaman aralığı iki tarafta da kaçırılmış sayılır. Yeni planın dışarıda bıraktığı siparişler hiçbir zaman tasarruf sayılmaz: böyle bir gün karşılaştırılmaz.',
  notStored: 'Dosyanız saklanmaz ve sipariş oluşturulmaz.',
  question: 'Son haftalarınız başka rotalarla kaça mal olurdu?',
  dropFile:
    'Gerçekleşen günlerin dışa aktarımını bırakın: her siparişin adresi, günü, aracı veya sürücüsü ve durak numarası ya da gerçek varışı. En çok {days} gün.',
  chooseFile: 'Dosya seç',
  fileOfDays: 'Gerçekleşen günlerin dosyası',
  noPdf: 'Dosya oluşturulamadı',
  notReplayed: 'Bu dosya yeniden planlanamıyor',
  daysCompared: '{count, plural, one {# gün karşılaştırıldı} other {# gün karşılaştırıldı}}',
  noneCompared: 'Hiçbir gün karşılaştırılamadı',
  downloadPdf: 'PDF indir',
  daysLeftOut: 'Dışarıda kalan günler',

  // Figures
  better: 'Yeni plan daha iyi',
  same: 'Hiçbir tasarruf olmazdı',
  worse: 'Yeni plan daha kötü',
  notComparable: 'Karşılaştırılmadı: yeni plan siparişleri dışarıda bırakıyor',
  allDays: 'Karşılaştırılan tüm günler',
  figuresOf: 'Rakamlar: {day}',
  leavesOut: 'Yeni plan şunları dışarıda bırakıyor: {orders}.',
  ordersNotCounted:
    '{count, plural, one {Aracı, yeri veya okunabilir satırı olmayan # sipariş, iki tarafta da sayılmadı.} other {Aracı, yeri veya okunabilir satırı olmayan # sipariş, iki tarafta da sayılmadı.}}',
  asDriven: 'Gerçekleşen',
  newPlan: 'Yeni plan',
  saved: 'Tasarruf',
  side: 'Taraf',
  vans: 'Araçlar',
  distance: 'Mesafe',
  hours: 'Saat',
  cost: 'Maliyet',
  windowsMissed: 'Kaçırılan aralık',
} satisfies Translation<typeof en>
