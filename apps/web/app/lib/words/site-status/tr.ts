// Turkish texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Sistem durumu',
  notLoaded: 'Durum yüklenemedi',
  notLoadedMore: 'Bu bile bir şeyin çalışmadığı anlamına gelebilir.',
  checking: 'Tüm sistemler denetleniyor.',
  checkedAt: 'Sunucunun kendi ölçümleriyle {time} itibarıyla denetlendi, her dakika.',
  allUp: 'Tüm sistemler çalışıyor',
  areDown: '{services}: çalışmıyor',
  areSlow: '{services}: yavaş',
  serviceState: '{service}: {state}',
  withoutScript:
    'Sayfa; oturum açma, veri, canlı konumlar, planlama ve e-postanın çalışıp çalışmadığını bir betikle sorar. Betik olmadan <link>yanıtı veri olarak okuyun</link>.',
  tabs: 'Durum',
  tabServices: 'Hizmetlerin durumu',
  tabIncidents: 'Geçmiş kesintiler',
  tabMaintenance: 'Planlı bakım',
  noIncidents: 'Son {days} günde kesinti yok.',
  noMaintenance: 'Planlı bakım yok.',
  fromTo: '{from} - {to}',
  stateUp: 'Çalışıyor',
  stateSlow: 'Yavaş',
  stateDown: 'Çalışmıyor',
  stateUnknown: 'Henüz veri yok',
  daysAgo: '{days} gün önce',
  today: 'bugün',
  investigating: 'inceleniyor',
  identified: 'nedeni bulundu',
  monitoring: 'izleniyor',
  resolved: 'çözüldü',
} satisfies Translation<typeof en>
