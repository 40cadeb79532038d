// Turkish texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, one {# durak fazla} other {# durak fazla}}',
  brokenDistance: '{distance} fazla yol',
  brokenDriving: 'sürüş süresini {duration} aşıyor',
  brokenRest: '{duration} fazla molasız sürüş',
  brokenHours: 'çalışma süresini {duration} aşıyor',
  brokenShift: 'vardiyadan {duration} sonra',
  brokenLoad: '{load} fazla',
  brokenBreak: '{duration} mola için zaman yok',
  brokenReloads: 'çok sık yeniden yükleme',
  brokenPrecedence: 'almadan teslim ediyor',
  brokenSequence: 'sırası dışında',
  brokenTogether: 'grubundan farklı araçta',
  brokenDriverOff: 'sürücüsü {duration} izinli',
  brokenOverlap: '{duration} aynı anda iki rotada',
  brokenSkills: 'bir yetkinlik eksik',
  brokenVehicle: 'bölgelerinin dışında ya da siparişçe hariç tutulmuş',
  brokenUnreachable: 'bu aracın geçebileceği yol yok',
  brokenOther: 'izin verilmiyor',
  loadParcels: '{count, plural, one {# koli} other {# koli}}',
  loadPallets: '{count, plural, one {# palet} other {# palet}}',

  // Changes that break a rule
  breaksRule: 'Bu değişiklik günün bir kuralını bozuyor',
  leaveAsIs: 'Olduğu gibi bırak',
  changeAnyway: 'Yine de değiştir',
  auditRecords: 'Denetim kaydı onayladığınızı yazar.',
} satisfies Translation<typeof en>
