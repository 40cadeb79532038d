// Turkish texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Haritada nokta değil, gün planlıyoruz',
  lead: '{name}, teslimat yapan şirketler için bir platformdur.',
  whatWeMake: 'Ne yapıyoruz',
  whatWeMakeDay:
    'Duraklarla dolu bir günü planlar, sürücülere verir, gidişatını izler ve bekleyenlere haber verir. Sevkiyat görevlileri onu bütün gün açık tutar, sürücüler iki kapı arasında bakar, alıcılar bir kez.',
  whatWeMakePlanner:
    'Kalbindeki planlayıcı bize aittir. Tek yönlü sokakları ve köprüleri, vardiyaları ve zaman aralıklarını, bir aracın ne kadar aldığını ve bir sözün neye mal olduğunu bilir; bir şey uymadığında nedenini söyler.',
  howWeWork: 'Nasıl çalışıyoruz',
  howWeWorkMeasure:
    'İddia etmeden önce ölçeriz. Her plan, ilkiyle tek satırı bile ortak olmayan ikinci bir program tarafından denetlenir. Bilmediğimizi tahmini olarak işaretleriz.',
  howWeWorkBadDay:
    'Kötü gün için yapıyoruz: çekmeyen telefon, iki tarih biçimli tablo, on iki araç yoldayken biten deneme. Bir deneme bittiğinde veya bir hesap askıya alındığında yoldaki gün sonuna kadar sürer.',
  believe: 'Neye inanıyoruz',
  believeReason: 'Neden gösteren yazılıma güvenilir; emir veren yazılımın çevresinden dolaşılır.',
  believeData: 'Veriler, konu aldıkları şirkete aittir.',
  believeTime: 'Bir alıcı, üç sevimli mesajdan çok tek bir doğru saati hak eder.',
  believeDriver: 'Sürücü bir nokta değildir.',
  talk: 'Bizimle konuşun',
  talkMore:
    'Sorular için <contact>İletişim</contact>, ekipteki yerler için <careers>Kariyer</careers> sayfasına bakın.',
  careersTitle: 'İşlemek zorunda olan bir gün üzerinde çalışın',
  careersLead: '{name} ürününü yapanların yanında iki açık yer var.',
  engineer: 'Rota optimizasyonu mühendisi',
  engineerField: 'Mühendislik',
  engineerPlace: 'Uzaktan, UTC-8 ile +2 arası',
  engineerLead:
    'Bugün on saniye süren bir planı motorun bir saniyede bulmasını sağlar ve doğru olduğunu kanıtlarsınız.',
  engineerSearch: 'Geniş komşuluk araması veya onu öğrenme isteği',
  engineerCode: 'TypeScript ve ölçme sabrı',
  engineerReason: 'Bir sevkiyat görevlisine 11. durağın neden geciktiğini anlatabilirsiniz',
  success: 'Müşteri başarısı, lojistik',
  successField: 'Müşteriler',
  successPlace: 'Uzaktan',
  successLead:
    'İlk sabah bir sevkiyat görevlisinin yanında oturur ve canını yakanı onun sözleriyle geri getirirsiniz.',
  successPlanned: 'Bir günü kendiniz planladınız, kâğıt üzerinde veya daha kötüsüyle',
  successCalm: 'Pazartesi 06:40’ta sakinlik',
  successLanguages: 'İngilizce ve bir dil daha',
  fullTime: 'Tam zamanlı',
  apply: 'Şimdi başvurun',
  applyMore: 'Şimdi başvurun iletişim formunu açar. Üç cümle yeter.',
} satisfies Translation<typeof en>
