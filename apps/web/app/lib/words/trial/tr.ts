// Turkish texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {# gün kaldı} other {# gün kaldı}}',
  runsUntil: 'Denemeniz {time} tarihine kadar sürer. Ücret alınmaz.',
  usedShare: 'Denemenin yüzde {percent} kadarı kullanıldı',
  planned: 'Planlanan',
  runs: '{count, plural, one {# hesaplama} other {# hesaplama}}',
  orders: 'Siparişler',
  vehicles: 'Araçlar',
  toDashboard: 'Panoya git',
  seePlans: 'Planları gör',
  hasEnded: 'Denemeniz sona erdi',
  endedOn: '{time} tarihinde sona erdi. Oluşturduklarınız saklanır.',
  readAll: 'Her şeyi okumak',
  routesRun: 'Gönderilen rotalar takiple birlikte tamamlanır',
  notAnew: 'Yeniden içe aktarmak, planlamak veya göndermek',
  upgrade: 'Şimdi yükselt',
  lookAtData: 'Verilerinize bakın',
} satisfies Translation<typeof en>
