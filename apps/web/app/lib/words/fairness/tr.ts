// Turkish texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Denge',
  noun: 'sürücülerin dengesi',
  weeks: 'Haftalar',
  weekCount: '{count, plural, one {# hafta} other {# hafta}}',
  span: '{from} – {to}',
  driver: 'Sürücü',
  hours: 'Saat',
  routes: 'Rotalar',
  stops: 'Duraklar',
  heavy: 'Ağır siparişler',
  late: 'Geç bitişler',
  means:
    'Sürülen rotaların başından sonuna saatler. Ağır sipariş {weight} veya daha fazladır. Geç bitiş, plandan {minutes} dk’dan fazla sonradır.',
  spread: 'En çok ve en az saat arasındaki fark {hours}.',
  nobody: 'Henüz sürücü yok',
  nobodyMore: 'Sürücü ekleyin; sürdüklerinde saatleri burada görünür.',
  you: 'Siz',
  meanOf: '{count} kişi ortalaması',
  noMean:
    'Ortalama, kimsenin saatleri hesaplanamasın diye bu haftalarda {least, plural, one {# sürücü} other {# sürücü}} yola çıktığında gösterilir.',
  setting: 'Haftalar boyunca adalet',
  settingMeans:
    'Günün uzun rotaları, geçmiş haftalarda daha az süren sürücülere verilir. Sürücüler araçlarında kalır, rotaların tamamı araç değiştirir.',
  pastWeeks: 'Sayılan geçmiş haftalar',
  off: 'Kapalı',
  extra: 'İzin verilen ek maliyet, yüzde',
  extraMeans: '0: yalnızca maliyetsiz değişimler',
  freeInPlan: 'Daha az saati olan sürücüler ek maliyet olmadan daha uzun rotaları aldı.',
  costInPlan: 'Daha az saati olan sürücüler {amount} fazlasına daha uzun rotaları aldı.',
} satisfies Translation<typeof en>
