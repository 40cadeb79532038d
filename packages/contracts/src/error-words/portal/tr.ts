import type { PortalErrorWords } from '../types.ts'

export const tr: PortalErrorWords = {
  right_missing: [
    'Rolünüzde bir yetki eksik: {right}.',
    'Şirketinizin bir yöneticisine sorun; rolleri Ayarlar, Ekip altında değiştirir.',
  ],
  unsupported_file: ['Bu dosya türü desteklenmiyor.', 'CSV veya XLSX gönderin.'],
  storage_full: ['Sunucunun diski doldu.', 'Veri diskinde yer açın.'],
  already_member: ['{email} zaten şirketinizde.', 'Rolü Ayarlar, Ekip altında değiştirin.'],
  role_name_taken: ['Başka bir rolün adı {name}.', 'Başka bir ad seçin.'],
  role_in_use: ['{name} hâlâ bir üyenin veya açık bir davetin rolü.', 'Önce onlara başka bir rol verin.'],
  last_admin: ['Bir şirketin en az bir yöneticisi olmalı.', 'Önce başka birini yönetici yapın.'],
  person_in_use: [
    'Bu kişi henüz silinemez.',
    'Önce siparişlerini teslim edin veya iptal edin, rotalarını bitirin ya da görevini başkasına verin.',
  ],
  driver_has_account: [
    '{driver} zaten bir hesaba sahip.',
    'Başka bir adresi davet etmeden önce onu Ayarlar, Ekip altında kaldırın.',
  ],
  driver_signs_in_alone: [
    '{driver} kodla oturum açamaz.',
    'Kodlar yalnız araç kullanan ve yalnız sizin şirketinizde çalışan sürücüler içindir. Diğerleri parolalarını kullanır.',
  ],
  address_not_allowed: [
    'Sahipler bu adresten çalışamaz.',
    'Listedeki bir ağı kullanın ya da sunucuda npm run owner -- --allow-any-address çalıştırın.',
  ],
  own_address_missing: [
    'Kendi adresiniz {address} listede yok.',
    'Onu veya ait olduğu bir ağı ekleyin: yoksa dışarıda kalırsınız.',
  ],
  second_step_missing: [
    'Bu platformun sahiplerinin ikinci adıma ihtiyacı var.',
    'Hesap, Güvenlik altında ekleyin ya da var olanla yeniden oturum açın.',
  ],
  own_second_step_missing: [
    'Siz de ikinci adım olmadan oturum açtınız.',
    'Hesap, Güvenlik altında ekleyin ve onunla oturum açın: yoksa dışarıda kalırsınız.',
  ],
  last_owner: ['Platformun bir sahibi olmalı.', 'Önce başka birini sahip yapın.'],
  company_suspended: [
    'Şirketiniz askıda.',
    'Nedenini Ayarlar, Plan altında görün. Verileriniz okunabilir ve yoldaki rotalar sonuna kadar sürer.',
  ],
  report_too_large: [
    'Raporda {rows} satırdan fazlası var veya {seconds} saniyeden uzun sürüyor.',
    'Daha az gün, bir süzgeç veya başka bir grup seçin.',
  ],
  too_many_reports: [
    'Şirketinizin {most} kayıtlı raporu var, en fazlası bu.',
    'Kimsenin okumadığı birini kaldırın.',
  ],
  report_name_taken: ['{name} adında bir raporunuz zaten var.', 'Başka bir ad seçin.'],
  article_changed: [
    'Bu arada biri bu metni değiştirdi.',
    'Yeniden yükleyin, sonra değişikliğinizi tekrarlayın.',
  ],
  archive_running: [
    'Şirketin bir arşivi yazılıyor veya okunuyor.',
    'Bitmesini bekleyin, sonra yeniden isteyin.',
  ],
  sample_needs_depot: [
    'Örnek siparişler deponuzun çevresine konur, henüz deponuz yok.',
    'Araçlarınızın çıkış yerini belirleyip yeniden deneyin.',
  ],
  trial_ended: [
    'Denemeniz bitti.',
    'Fiyat sayfasında bir plan seçin. Verileriniz okunabilir ve dışa aktarılabilir kalır.',
  ],
  subscription_ended: [
    'Aboneliğiniz bitti.',
    'Ayarlar, Plan altında bir plan seçin. Verileriniz okunabilir ve dışa aktarılabilir kalır.',
  ],
  vehicle_limit: ['Planınızın araç sınırı {limit}.', 'Bir aracı arşivleyin veya daha büyük bir plan seçin.'],
  plan_limit: ['Planınız bunu kapsamıyor.', 'Ayarlar, Plan altında daha büyük bir plan seçin.'],
  plan_on_request: ['{plan} fiyatı istek üzerinedir.', 'Fiyat için iletişim sayfasından yazın.'],
  plan_is_current: ['Şirketiniz zaten {plan} planında.', 'Başka bir plan seçin.'],
  plan_in_use: [
    '{plan} planının abonelikleri var.',
    'Bunun yerine satıştan kaldırın: sahip olan şirketlerde kalır.',
  ],
  billing_address_missing: [
    'Fatura için şirketin fatura adresi gerekir.',
    'Ayarlar, Plan altında girin, sonra planı yeniden seçin.',
  ],
  coupon_unknown: ['Kupon geçerli değil.', 'Harflerini denetleyin. Süresi dolmuş olabilir.'],
  coupon_redeemed: [
    'Şirket bu kuponu daha önce kullandı.',
    'Planı onsuz seçin: geçerli bir kupon kendiliğinden düşülür.',
  ],
  coupon_used_up: ['Başkaları bu kuponu olabilecek kadar kullandı.', 'Planı onsuz seçin.'],
  coupon_taken: ['{coupon} kuponu zaten var.', 'Başka bir kod seçin. Kuponun değeri hiç değişmez.'],
  coupon_not_by_card: [
    'Kartla ödenen planlar burada kupon almaz.',
    'Planı onsuz seçin; ödeme sayfasının kendi kod alanı var.',
  ],
  invoice_open: ['{number} faturası henüz ödenmedi.', 'Önce ödeyin, sonra planı değiştirin.'],
  invoice_settled: ['{number} faturası zaten kapandı.', 'Fatura listesini yeniden yükleyin.'],
  credit_too_large: [
    'İade faturası faturada kalandan fazla.',
    'Faturayı yeniden yükleyin: iptal edilmiş veya zaten iade edilmiş olabilir.',
  ],
  billing_off: ['Bu sunucu faturalandırma olmadan çalışıyor.', 'Denemeler bitmez ve sınır yoktur.'],
  no_rate_card: ['Varsayılan fiyat listesi yok.', 'Birini varsayılan yapın veya birini belirtin.'],
  rate_card_name_taken: ['{name} adlı bir fiyat listesi zaten var.', 'Başka bir ad seçin.'],
  order_request_decided: ['Bu istek zaten yanıtlandı.', 'Listeyi yeniden yükleyin.'],
  duplicate_reference: [
    '{reference} siparişi zaten var.',
    'Referansı değiştirin ya da güncellemek için dosyayı yeniden aktarın.',
  ],
  order_not_open: [
    '{reference} siparişi artık değiştirilemez.',
    'Yalnız açık siparişler değiştirilebilir. Araç varmadan Canlı’da rotasından çıkarın ya da yeni sipariş oluşturun.',
  ],
  order_on_the_road: [
    '{reference} siparişi yolda, şimdi böyle değiştirilemez.',
    'Canlı’da rotasından çıkarın, değiştirin ve yeniden bir araca verin.',
  ],
  order_not_divisible: [
    '{reference} siparişi böyle bölünemez.',
    'Daha az parça seçin ya da önce siparişi değiştirin.',
  ],
  orders_not_alike: [
    'Bu siparişler tek sipariş olamaz.',
    'Aynı alıcı, adres, gün ve zaman aralığındakiler, bir siparişe sığdığı kadar birleşebilir.',
  ],
  import_undone: ['Bu içe aktarma geri alındı.', 'Dosyayı yeniden aktarın.'],
  attachments_full: ['Bir siparişte en çok {limit} dosya olabilir.', 'Artık gerekmeyenleri kaldırın.'],
  attachment_too_large: [
    'Bir sipariş dosyası en çok {limit} olabilir.',
    'Daha küçük bir fotoğraf veya daha az sayfa gönderin.',
  ],
  attachment_refused: [
    'Yalnız fotoğraf (JPEG, PNG, WebP) ve PDF eklenebilir.',
    'Bunlardan biri olarak kaydedip ekleyin. Ad değil içerik önemlidir.',
  ],
  step_name_taken: ['{name} adlı bir adım zaten var.', 'Başka bir ad seçin ya da o adımı değiştirin.'],
  step_loop: ['{name} kendisinden önce gelirdi.', 'Ardından gelmeyen bir adım seçin ya da hiçbirini.'],
  step_goes_back: [
    '{name} daha sonraki bir duruma ait, öncekinden hiçbir şey ardından gelemez.',
    'Önceki durumdan bir adım seçin ya da hiçbirini.',
  ],
  step_in_use: [
    'Siparişler bu adıma ulaştı veya ardından başka bir adım geliyor.',
    'Kapatın: geçmişte kalır ve kimse ayarlayamaz.',
  ],
  step_wrong_state: [
    'Teslimat bu adımın durumunda değil.',
    'Siparişin şimdi hangi adımlara ulaşabileceğine yeniden bakın.',
  ],
  plan_out_of_date: ['Bu plan yapıldığından beri siparişler değişti.', 'Yeniden çalıştırın.'],
  plan_changed: ['Bu arada başka biri bu planı değiştirdi.', 'Değişikliğinizi daha yeni planda yapın.'],
  plan_locked: ['Bu kilitli.', 'Taşımadan önce kilidini açın.'],
  plan_not_ready: [
    'Bu plan henüz gönderilemez.',
    'Bitmesini bekleyin ya da durdurup şimdiye kadarki en iyisini tutun.',
  ],
  plan_already_dispatched: [
    'Bu plan gönderildi.',
    'Canlı’da günü açın ya da hâlâ açık siparişleri planlayın.',
  ],
  too_many_plans_waiting: [
    'Şirketinizin {limit} planı zaten sırada.',
    'Bazılarını durdurun ya da {seconds} saniye sonra yeniden deneyin.',
  ],
  vehicle_busy: [
    '{vehicle} aracının {date} günü zaten rotası var.',
    'Aracı dışarıda bırakın ya da çıkmadan rotasını geri çekin.',
  ],
  day_is_over: [
    '{date} geçti: planlanamaz ve gönderilemez.',
    'Siparişleri bugüne veya sonraki bir güne taşıyın.',
  ],
  rules_broken: ['Bu değişiklik günün bir kuralını bozuyor.', 'Onaylayın ya da başka bir değişiklik yapın.'],
  no_vehicles: ['Etkin araç yok.', 'Filo’da bir araç ekleyin.'],
  all_vehicles_out: [
    '{date} günü her aracın rotası var.',
    'Siparişleri başka güne taşıyın, araç ekleyin ya da çıkmamış bir rotayı geri çekin.',
  ],
  nothing_to_plan: ['{date} günü açık sipariş yok.', 'Bu güne sipariş aktarın ya da başka bir gün seçin.'],
  nothing_to_repair: [
    '{date} günü yolda araç yok ya da hiçbirinin durağı kalmadı.',
    'Önce günü planlayıp gönderin.',
  ],
  nothing_to_plan_in_week: [
    '{from} ile {to} arasında açık sipariş yok.',
    'Bu günlere sipariş aktarın ya da başka bir dönem seçin.',
  ],
  week_plan_running: [
    'Bu siparişlerin bazılarıyla başka bir hafta planı çalışıyor.',
    'Bitmesini bekleyin ya da durdurun.',
  ],
  week_plan_not_ready: [
    'Bu hafta planı henüz bir şey önermiyor.',
    'Bitmesini bekleyin ya da durdurup şimdiye kadarki en iyisini tutun.',
  ],
  no_speeds_to_undo: ['Sürüş hızları hiç değiştirilmedi.', 'Önce ayarlayın.'],
  speeds_changed_meanwhile: [
    'Siz okuduktan sonra biri hızları değiştirdi. Hiçbir şey kaydedilmedi.',
    'Yeniden okuyup değişikliklerinizi yapın.',
  ],
  too_few_drives: [
    'Hız öğrenmek için henüz yeterli sürüş yok.',
    'Bir hafta gününün bir saati {days} günde {drives} sürüş ister.',
  ],
  van_not_left: [
    '{driver} sürücüsünün aracı henüz çıkmadı.',
    'Durağı rotadan çıkarın ya da rotayı geri çekin.',
  ],
  route_not_on_road: ['{number} rotası yolda değil.', 'Durak sırası gönderimden araç dönene kadar sabittir.'],
  route_under_way: [
    'R{number} yolda ve geri çekilemez.',
    'Bir rota, aracı depodan çıkana kadar geri çekilebilir.',
  ],
  route_changed: ['Başka biri bu rotayı değiştirdi.', 'Son halini inceleyip değişikliğinizi yeniden yapın.'],
  stop_ended: [
    '{reference} durağı zaten bitti.',
    'Siparişi açın: nasıl bittiğini ve kimin bildirdiğini söyler.',
  ],
  stop_is_over: [
    '{reference} siparişinin durağı bitti veya sürüyor.',
    'Yalnız ilerideki duraklar değiştirilebilir.',
  ],
  duplicate_registration: [
    '{registration} plakalı bir araç zaten var.',
    'Önce diğerini arşivleyin ya da plakayı düzeltin.',
  ],
  pay_rule_started: [
    '{rule} ücret kuralı başladı.',
    'Geçmiş günlerin ücreti aynı kalır. Daha sonra başlayan bir kural ekleyin.',
  ],
  pay_rule_twice: [
    'Bu sürücüler için {day} günü başlayan bir kural zaten var.',
    'Başka bir ilk gün veya başka sürücüler seçin.',
  ],
  pay_rule_in_past: [
    'Geçmiş günlerde bu sürücülere başka bir kural ödüyor.',
    'Kuralı bugün veya sonra başlatın, geçmiş için düzeltme kullanın.',
  ],
  pay_approved: [
    '{month} dökümü onaylandı.',
    'Onaylananlar değişmez. Daha sonraki bir ayın gününe düzeltme ekleyin.',
  ],
  pay_incomplete: ['{driver} dökümü tamam değil.', 'Ay bitip tüm rotalar tamamlanınca onaylayın.'],
  pay_changed: ['Gösterildiğinden beri ücret değişti.', 'Onaylamadan önce yeniden okuyun.'],
  zone_name_taken: ['{name} adlı bir bölge zaten var.', 'Başka bir ad seçin.'],
  zone_in_use: [
    '{zone}, {vehicles} araçlarının bölgesi.',
    'Önce bu araçlardan kaldırın: bölgesiz her yerden sipariş alırlar.',
  ],
  zone_limit: ['Bir şirketin en çok {limit} bölgesi olabilir.', 'Artık kullanılmayanları silin.'],
  duplicate_address: ['{address} zaten adres defterinde.', 'Listede bulup orada değiştirin.'],
  region_in_use: [
    '{region} bölgesini {companies} kullanıyor.',
    'Önce depolarının çevresine başka bir bölge ekleyin ya da depoları taşıyın.',
  ],
  region_of_demo: [
    '{region} tanıtım kasabasıdır ve her başlangıçta yeniden kurulur.',
    'Onsuz çalışmak için DEMO=0 ile başlatın.',
  ],
  region_busy: ['{region} zaten derleniyor.', 'Bitmesini bekleyin ya da durdurun.'],
  extract_unknown: ['Katalogda {path} kesiti yok.', 'Katalogdan bir kesit seçin.'],
  key_in_address: [
    'API anahtarları isteğin adresinden okunmaz.',
    'Anahtarı Authorization: Bearer KEY başlığında gönderin. Adresler günlüklere yazılır: bu anahtarı iptal edin ve yenisini oluşturun.',
  ],
  origin_not_allowed: [
    'Bu anahtar {origin} sayfaları için değil.',
    'Ayarlar, API anahtarları altında bu kaynağı belirten bir anahtar oluşturun.',
  ],
  page_only: [
    'Bu adreste insanlar için bir sayfa var, istek ise JSON istiyor.',
    'API çağrıları /api/v1 altında, OSRM hizmetleri /osrm altındadır; VROOM problemleri / adresine gönderilir.',
  ],
  not_on_this_host: ['Bu sunucu yalnızca takip sayfalarını gösterir.', 'Diğer her şey {address} adresinde.'],
  idempotency_mismatch: [
    'Bu Idempotency-Key başka bir içerikle kullanılmış.',
    'Yeni bir istek için yeni bir anahtar kullanın.',
  ],
  headers_too_large: [
    'URL ve başlıklar {limit} sınırını aşıyor.',
    'URL’yi kısaltın ya da uzun değerleri gövdeye taşıyın.',
  ],
  upload_gap: ['Bu parça şimdiye kadar gelenin devamı değil.', '{received}. bayttan devam edin.'],
  too_many_waiting: [
    'Şirketinizin böyle {limit} isteği zaten sırada bekliyor.',
    '{seconds} saniye sonra yeniden deneyin.',
  ],
  setup_link_ended: [
    'Bu bağlantı artık çalışmıyor.',
    'Yenisi için ürünü yeniden başlatın ya da npm run owner -- --mail ADDRESS çalıştırın.',
  ],
  setup_complete: [
    'Bu platformun zaten bir sahibi var, bu yüzden bağlantı artık çalışmıyor.',
    'Oturum açın ya da başka bir sahip eklemek için npm run owner -- --mail ADDRESS çalıştırın.',
  ],
  company_closed: [
    '{company} kapatıldı. Tüm verileri {day} tarihinden sonra silinir.',
    'Yeniden açmak için o günden önce iletişim sayfasından yazın. Yöneticileri verileri hâlâ dışa aktarabilir.',
  ],
  company_deleted: ['{company} kapatıldı ve silindi.', 'Yeni bir şirket açmak için deneme başlatın.'],
  company_moved: [
    '{company} artık {address} adresinde.',
    'Aynı hesap, anahtarlar ve takip numaralarıyla orada devam edin.',
  ],
  test_clock_off: [
    'Zaman yalnızca test saati açık olan yerde ilerletilebilir.',
    'Canlı olmayan bir kurulumu TEST_CLOCK=1 ile başlatın.',
  ],
  host_taken: [
    '{host} adını başka bir şirket kullanıyor.',
    'Başka bir ad seçin. Ad size aitse iletişim sayfasından yazın.',
  ],
  shop_signature_wrong: [
    'Bu çağrı bu mağazanın gizli anahtarıyla imzalanmamış.',
    'Gizli anahtarı mağazanın webhook ayarlarından kopyalayın ve mağazayı onunla yeniden bağlayın.',
  ],
  company_not_empty: [
    'Şirketin zaten verileri var.',
    'Yalnızca boş bir şirket arşiv alabilir. Bunun için yeni bir şirket oluşturun.',
  ],
  mail_refused: ['Test e-postası gönderilemedi', 'E-posta sunucusunun yanıtı: {said}'],
  mail_not_set_up: [
    'Test gönderimi kullanılamıyor',
    'SMTP_URL değerini e-posta sunucunuzun adresi yapın ve yeniden başlatın.',
  ],
  price_missing: [
    '{plan} planının bu dönem için {currency} fiyatı yok.',
    'GET /api/v1/subscription çağrısının plan için verdiği fiyatlardan birini seçin.',
  ],
  order_form_in_sandbox: ['Test modunda herkese açık sipariş formu yok.', 'Şirketin kendi formunu açın.'],
  order_form_mark_wrong: [
    'Bu sipariş bir programın gönderdiğinden ayırt edilemedi.',
    'Sayfayı yenileyin ve siparişi yeniden gönderin.',
  ],
  order_form_busy: [
    'Çok fazla sipariş şirketin yanıtını bekliyor.',
    'Daha sonra deneyin ya da şirketi arayın.',
  ],
  order_outside_area: ['Şirket bu adrese hizmet vermiyor.', 'Adresi kontrol edin.'],
  order_slot_gone: ['Bu saat artık uygun değil.', 'Başka bir saat seçin.'],
  order_price_changed: ['Fiyat değişti.', 'Yeni fiyata bakın ve siparişi yeniden gönderin.'],
  step_not_yours: ['Bu adımı sevkiyat işaretlemez.', 'Kimin işaretlediği Ayarlar, Sürücüler altında yazar.'],
  solution_does_not_fit: [
    'Dosya bu plana uymuyor: {problem}.',
    'Planı şimdiki haliyle VROOM için dışa aktarın, o dosyayı çözün ve yanıtını getirin.',
  ],
  callback_not_signed: [
    'Bu çağrı Twilio tarafından imzalanmamış.',
    'TWILIO_URL’nin hesabın belirtecini içerdiğini ve PUBLIC_URL’nin Twilio’nun çağırdığı adres olduğunu kontrol edin.',
  ],
  callback_repeated: [
    'Bu bildirim zaten alınmış.',
    'Bir şey yapmanız gerekmez: her bildirim bir kez sayılır.',
  ],
  device_unknown: ['Bu cihaz bilinmiyor.', 'Araç için yeni bir cihaz belirteci oluşturun.'],
  place_unlikely: [
    'Bu yer denizde, Antarktika’da ya da sinyalsiz cihazların göründüğü 0, 0 noktasında. Doğru mu?',
    'Koordinatları kontrol edin. Yer doğruysa onaylayın (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'Katalog yüklenemedi: {reason}',
    'Bu sunucunun bağlantısını kontrol edin ya da başka bir yansı belirtin (EXTRACT_MIRRORS). Katalog olduğu gibi kalır.',
  ],
  sign_on_needs_domain: [
    'Şirketinizin hiçbir e-posta alan adı henüz doğrulanmadı.',
    'Bir alan adı ekleyin, TXT kaydını oluşturun ve denetleyin. Sonra tek oturum açmayı etkinleştirin.',
  ],
  sign_on_in_sandbox: [
    'Test modunda tek oturum açma yoktur.',
    'Şirketin kendisinde ayarlayın: üyeleri test modunun da üyeleridir.',
  ],
  sign_on_domain_taken: [
    'Başka bir şirket {domain} alan adını doğruladı.',
    'Önce alan adını oradan kaldırın. Bunu sizden kimse yapmadıysa iletişim sayfasından bize yazın.',
  ],
  sign_on_domains_full: [
    'Bir şirketin en fazla {most} e-posta alan adı olabilir.',
    'Kimsenin kullanmadığı birini kaldırın.',
  ],
  sign_on_binds_account: [
    'Başka bir şirket bu hesap için kendi tek oturum açmasını zorunlu tutuyor; bu yüzden hesap ikinci bir şirkette çalışamaz.',
    'Başka bir e-posta adresiyle davet edilmeyi isteyin.',
  ],
  sign_on_trial_failed: [
    'Kimlik sağlayıcısı kullanılamadı: {problem}',
    'Buradaki değerleri kimlik sağlayıcınızdakilerle karşılaştırın, kaydedin ve yeniden deneyin.',
  ],
}
