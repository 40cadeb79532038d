// Hindi texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'कुल ग्राहक',
  customersDetail: '{active} सक्रिय, इस महीने {added} नए',
  monthlyRevenue: 'मासिक आय',
  recurring: 'आवर्ती, कर से पहले',
  activeTrials: 'चालू परीक्षण',
  endingSoon:
    '{count, plural, =0 {एक दिन में कोई समाप्त नहीं होता} one {# एक दिन में समाप्त होता है} other {# एक दिन में समाप्त होते हैं}}',
  supportTickets: 'सहायता टिकट',
  oldestWaiting: 'सबसे पुराना {age} से प्रतीक्षा में',
  noneWaiting: 'कोई प्रतीक्षा में नहीं',

  // Sections
  all: 'सभी {count}',
  trialsByTime: 'बचे समय के अनुसार परीक्षण',
  noTrials: 'कोई परीक्षण चालू नहीं है।',
  trialEnds: '{when} समाप्त',
  openTickets: 'खुले टिकट',
  noTickets: 'कोई टिकट उत्तर की प्रतीक्षा में नहीं है।',
  ticketWaits: '{age} से प्रतीक्षा में',
  apiCalls: 'इस महीने के API कॉल',
  callsOfAll: 'सभी कंपनियों की कुंजियों से किए गए कॉल।',
  keysAndServices: 'कुंजियाँ और सेवाएँ',
  quickActions: 'त्वरित कार्य',
  editPlans: 'प्लान संपादित करें',
  revenueByMonth: 'महीने के अनुसार आवर्ती आय',
  revenue: 'आय',
  theOverview: 'अवलोकन',

  // Services
  servicesOver: '{count, plural, one {# दिन में सेवाएँ} other {# दिनों में सेवाएँ}}',
  services: 'सेवाएँ',
  theServices: 'सेवाएँ',
  incidents: 'घटनाएँ',
  noProbes: 'अभी कोई माप नहीं',
  upToday: 'आज चालू',
  shareToday: 'आज {percent}',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
