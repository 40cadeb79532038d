// Turkish texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Yardım merkezinde ara',
  searchExample: 'Karşılanmayan, zaman aralığı, deneme…',
  answersFound: '{count, plural, one {# yanıt} other {# yanıt}}',
  answers: 'Yanıtlar',
  noneFound: 'Hiçbir yanıt bu kelimelerin hepsini içermiyor. <link>Desteğe sorun</link>',
  notThere: 'Burada yok mu? <link>Desteğe sorun</link>',
  usOrYou: 'Sorun bizde mi, bağlantınızda mı?',
  usOrYouMore: 'Oturum açma, veri ve canlı güncellemeler 10 saniyede denetlenir.',
  networkDiagnostics: 'Ağ tanılama',
  topicStart: 'Başlangıç',
  topicPlan: 'Planlama',
  topicLive: 'Canlı',
  topicDrivers: 'Sürücüler',
  topicRecipients: 'Alıcılar',
  topicAccount: 'Hesap',
  importTitle: 'Siparişleri elektronik tablodan içe aktarma',
  importAnswer:
    'Siparişler, İçe aktar, bir CSV veya XLSX dosyası seçin. {name} hangi sütunun hangisi olduğunu bulur; gerekirse düzeltin. Okuyamadığı satırlar hücre, neden ve çoğu zaman bir çözümle listelenir. İçe aktar düğmesine basana kadar hiçbir şey kaydedilmez; aynı dosyayı yeniden içe aktarmak hiçbir şeyi değiştirmez.',
  depotTitle: 'Araçları, depoyu ve saatleri ayarlama',
  depotAnswer:
    'Filo, Araç ekle. Her aracın bir deposu, yerel saate göre bir vardiyası ve koli ile kilogram olarak bir kapasitesi vardır. Planlayıcı üçüne de uyar.',
  regionTitle: 'Kendi bölgenizin haritasını kullanma',
  regionAnswer:
    'Bir bölge, OpenStreetMap özütünden tek komutla derlenir: npm run region ve dosya. Yolları, adresleri ve haritayı getirir; sonrasında anahtar ve ağ gerektirmez.',
  firstDayTitle: 'İlk günü planlama',
  firstDayAnswer:
    'Siparişleri içe aktarın, Planlama’yı açın, günü seçin ve Optimize et’e basın. Maliyetin düşüşünü izleyin, sonucu beğenince durdurun, ardından gönderin.',
  unservedTitle: 'Bir sipariş neden karşılanmıyor?',
  unservedAnswer:
    'Karşılanmayan her sipariş, kendisini engelleyen kuralı söyler: zaman aralığı, yük, vardiya veya yetkinlik. Onu karşılayacak en küçük değişiklik yanında gösterilir.',
  windowsTitle: 'Zaman aralıkları nasıl okunur',
  windowsAnswer:
    'Zaman aralığı, hizmetin deponun yerel saatine göre ne zaman başlayabileceğidir. Erken gelen araç bekler; zaman çizelgesi beklemeyi taralı gösterir.',
  speedsTitle: 'Her saatin trafiğiyle planlama',
  speedsAnswer:
    'Ayarlar, Sürüş hızları: haftanın gününe ve saate göre, haritadaki hızın yüzdesi olarak bir tablo. Yazın, bir CSV dosyasından yükleyin veya tamamlanan kendi rotalarınızın gösterdiğini alın. O andan itibaren yeni planlar, yoldaki değişiklikler, tahminler, takip ve sunulan saatler için geçerlidir; var olan planlar saatlerini korur. Geri al önceki tabloyu geri getirir.',
  stopEarlyTitle: 'Motoru erken durdurma',
  stopEarlyAnswer:
    'Durdur, en iyisini tut aramayı bitirir ve o ana kadar bulunan en iyi planı tutar. Bu plan tam bir çalıştırmayla aynı denetimlerden geçmiştir.',
  outOfDateTitle: '“Güncel değil” ne demek',
  outOfDateAnswer:
    'Plandaki bir sipariş, plan yapıldıktan sonra değiştirildi veya iptal edildi. Yeniden çalıştırın; eski bir planın gönderilmesi reddedilir.',
  priorityTitle: 'Öncelik ne yapar',
  priorityAnswer:
    'Daha yüksek öncelikli bir sipariş, ne kadar çok olursa olsun daha düşük öncelikliler için asla dışarıda bırakılmaz. Eşitler arasında en ucuz plan kazanır.',
  atRiskTitle: '“Riskli” ne demek',
  atRiskAnswer:
    'En yeni konuma göre araç, zaman aralığı bittikten sonra varır. Liste dakikaya göre sıralanır, en kötüsü başta.',
  silentTitle: 'Bir araç haritada hareketsiz duruyor',
  silentAnswer:
    'Konum gelmeden 60 saniye geçince aracın dolgusu kalkar ve konumun yaşı gösterilir. Telefon çekmiyor olabilir; sakladığı konumlar daha sonra kendi saatleriyle gelir.',
  trackersTitle: 'Takip cihazı veya telefon bağlama',
  trackersAnswer:
    'Filo, araç, Cihaz belirteci. Belirteci Traccar Client’a (OsmAnd protokolü) veya OwnTracks’e girin. Yeni bir belirteç öncekini sona erdirir.',
  doneTitle: 'Bir durak nasıl tamamlanır',
  doneAnswer:
    'Sürücü söylediğinde. Sürücünün bildirmediği yerde, araç hizmet için durakta bekleyip oradan ayrıldığında.',
  phonesTitle: 'Hangi telefonlar çalışır',
  phonesAnswer: 'Güncel tarayıcısı olan her telefon. Mağazadan hiçbir şey kurulmaz.',
  noSignalTitle: 'Çekmeyen yerde çalışma',
  noSignalAnswer:
    'Sürücü uygulaması şebeke olmadan açılır ve sürücünün yaptıklarını, fotoğrafları da, gönderilebilene kadar saklar. Traccar Client ve OwnTracks konumlar için aynısını yapar. Bir şeyi iki kez göndermek hiçbir şeyi değiştirmez.',
  proofTitle: 'Teslimat kanıtı',
  proofAnswer:
    'Her sipariş veya şirket, kapıda ne isteneceğini belirler: fotoğraf, imza, ad, PIN, tarama veya yaş kontrolü. Sürücü bunlar olmadan durağı bitiremez. Sonrasında bağlantıya veya QR koduna sahip herkes imzalı kanıtı doğrulayabilir.',
  trackingTitle: 'Takip sayfası ne gösterir',
  trackingAnswer:
    'Ne zaman geleceğini ve değişirse nedenini; yaklaştığında aracın nerede olduğunu; şimdiye kadar olanları. Telefon numarası, tam ad veya başka bir durak göstermez.',
  noticeTitle: 'Alıcılara ne zaman haber verilir',
  noticeAnswer: 'Araç yaklaşık 30 dakika uzaktayken.',
  brandTitle: 'Takip sayfasında sizin renkleriniz',
  brandAnswer: 'Ayarlar, Takip sayfasının rengi. Beyaz metni okumayı zorlaştıracak bir renk kabul edilmez.',
  plansTitle: 'Planlar, araçlar ve sınırlar',
  plansAnswer:
    'Bir plan belirli sayıda etkin araca izin verir. Sınırda bir sonraki araç bekler; planlanan veya yolda olan hiçbir şey durmaz.',
  trialEndTitle: 'Deneme bittiğinde',
  trialEndAnswer:
    'Her şeyi okuyabilir ve bir plan seçebilirsiniz. Yeni içe aktarmalar, planlar ve gönderimler o zamana kadar bekler; yoldaki gün sonuna kadar sürer.',
  rolesTitle: 'Roller: kim ne yapabilir',
  rolesAnswer:
    'Yöneticiler şirketi ve üyelerini değiştirir, sevkiyat görevlileri planlar ve gönderir, izleyiciler bakar, sürücüler kendi rotalarını, alıcılar kendi kolilerini görür.',
  resetTitle: 'Parolayı unuttum',
  resetAnswer: 'Giriş, Unutulan parola. E-postadaki bağlantı bir kez çalışır ve 24 saat sonra sona erer.',
  passkeysTitle: 'Geçiş anahtarıyla giriş',
  passkeysAnswer:
    'Hesap menüsünde Güvenlik’i açın ve Geçiş anahtarı ekle’ye basın: telefonunuz, bilgisayarınız veya güvenlik anahtarınız onu saklar. O andan itibaren Geçiş anahtarıyla giriş yap, e-posta ve parola yerine parmak izinizi, yüzünüzü veya PIN’inizi ister. Parola çalışmaya devam eder.',
  askAPerson: 'Bir insana sorun',
  replyAndHours: '{hours} saat içinde yanıt. {businessHours}.',
} satisfies Translation<typeof en>
