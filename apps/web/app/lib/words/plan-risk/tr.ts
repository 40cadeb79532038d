// Turkish texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected: '{promises, plural, one {# sözün} other {# sözün}} {misses} tanesinin tutulamaması bekleniyor.',
  noPromises: 'Hiçbir durağın zaman aralığı yok, bu yüzden kaçırılacak söz de yok.',
  countedCompany:
    '{routes, plural, one {Son rotanızın} other {Son # rotanızın}} gecikmeleriyle, {days} simüle günde sayıldı.',
  countedUsual: 'Yeterli rota sürülene kadar, olağan gecikmelerle {days} simüle günde sayıldı.',
  showStops: 'Durakları göster',
  risk: 'Risk',
  missedOn: '{days} simüle günün {missed} gününde tutulamadı',
  lateEndOn: '{days} simüle günün {late} gününde vardiyasından sonra biter.',
  option: 'Daha güvenli plan: % fazla tutabilir',
  optionMeans:
    'Sözleri kurtardığı yerde araçlar daha erken çıkar veya duraklar yer değiştirir. Boş: en ucuz plan.',
  won: 'Daha güvenli plan: beklenen tutulamayan söz {before} yerine {after}, {percent} fazla maliyetle.',
  wonFree: 'Daha güvenli plan: beklenen tutulamayan söz {before} yerine {after}, ek maliyet olmadan.',
  changed:
    '{routes, plural, one {# rota} other {# rota}} daha erken başlıyor, {stops, plural, one {# durak} other {# durak}} taşındı.',
  nothing: 'Daha güvenli plan: {percent} fazla maliyet içinde hiçbir değişiklik bir sözü kurtarmıyor.',
} satisfies Translation<typeof en>
