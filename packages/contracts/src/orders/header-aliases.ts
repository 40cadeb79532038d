// Headers of order fields in other products and several languages. Case, spaces and punctuation are ignored.

const list = (text: string): readonly string[] => text.split(',').map((name) => name.trim())

/** By field; earlier names win when a file has several. */
export const HEADER_ALIASES = {
  reference:
    list(`reference, order no, order number, order id, order, number, order ref, id, internal id, external id,
    order name, order reference, task id, short id, ref, reference number, tracking id, d.o. no, do number, job id, stop id,
    delivery id, shipment id, shipment number, invoice number, invoice no, consignment number, auftragsnummer, auftrag,
    bestellnummer, lieferschein, referenznummer, kundenreferenz, referenz, reference 1, sendungsnummer, ordernr, sipariş no, sipariş numarası, رقم الطلب, numero de commande, commande, numero de pedido, pedido, ordernummer, bestelnummer, control no, visit id, client reference, your reference, no, identifiant externe, 注文番号, 伝票番号, 受注番号, 订单号, 주문번호,
    sipariş, номер замовлення, замовлення, № замовлення, номер заказа, заказ, ऑर्डर संख्या, ऑर्डर नंबर, ऑर्डर, رقم الطلبية, מספר הזמנה, הזמנה, 订单编号, 单号, 运单号`),
  recipient:
    list(`recipient, shipping addressee, addressee, recipient name, customer, customer name, client, client name, name, contact name, name 1, location name,
    post to name, dropoff name, recipient full name, recipients names, stop name, visit name, alias, deliver to, delivery name, contact, full name,
    shipping name, consignee, company, company name, business name, account name, partner, destination name, address name,
    address.name, empfaenger, empfänger, kunde, kundenname, firma, nom, destinataire, nombre, cliente, destinatario, naam, klant, mottagare, mottaker, modtager, alıcı, müşteri, müşteri adı, اسم العميل, الاسم, dropoff contact name, who, お届け先名, お届け先, 届け先名, 宛名, 氏名, お名前, 顧客名, 收件人, 받는분,
    alıcı adı, ad soyad, müşteri ismi, отримувач, одержувач, клієнт, імʼя, ім’я, піб, получатель, клиент, имя, фио, प्राप्तकर्ता, ग्राहक, नाम, ग्राहक का नाम, اسم المستلم, المستلم, العميل, שם, נמען, שם לקוח, לקוח, 姓名, 收货人, 客户, 客户姓名`),
  first_name: list(
    'first name, firstname, given name, vorname, prenom, voornaam, nombre de pila, fornavn, förnamn, primeiro nome, shipping first name, recipient first name, dropoff contact firstname, dropoff contact first name',
  ),
  last_name: list(
    'last name, lastname, surname, cognome, family name, nachname, achternaam, apellido, apellidos, shipping last name, recipient last name, dropoff contact lastname, dropoff contact last name',
  ),
  phone:
    list(`phone, recipient phone, telephone, mobile, customer phone, dropoff phone, recipient phone number, phone number,
    contact phone, phone no, cell, cell phone, mobile phone, mobile number, contact number, recipients phones, recipient number,
    address.telephone, shipping phone, tel, telefon, telefonnummer, handy, telefono, telefoon, portable, gsm, الهاتف, رقم الهاتف, 電話番号, 電話, 电话, 전화번호,
    telefon numarası, cep telefonu, номер телефону, мобільний, телефон, номер телефона, फ़ोन, फोन, मोबाइल, मोबाइल नंबर, फ़ोन नंबर, رقم الجوال, الجوال, جوال, טלפון, נייד, 手机, 手机号, 联系电话, 电话号码`),
  email:
    list(`delivery email, shipping email, email, e-mail, mail, customer email, recipient email, recipient email address, email address, contact email,
    recipients emails, e-mail-adresse, correo, courriel, メールアドレス,
    e-posta, eposta, електронна пошта, эл. почта, ईमेल, البريد الإلكتروني, אימייל, 邮箱, 电子邮件`),
  address:
    list(`address, full address, street, address line, address line 1, address line one, dropoff address, dropoff street1,
    delivery address, destination, street address, destination address, dropoff.address, address.street address, shipping address,
    shipping address1, address street, destination street, stop address, location, location address, address 1, ship to, ship to address,
    addr, adresse, anschrift, strasse, straße, rue, direccion, calle, indirizzo, adres, straat, morada, endereco, adress, adresi, teslimat adresi, العنوان, where, voie, 住所, お届け先住所, 配送先住所, 地址, 주소,
    adres satırı, açık adres, адреса, адреса доставки, вулиця, адрес, адрес доставки, улица, पता, डिलीवरी पता, عنوان التسليم, عنوان التوصيل, الشارع, כתובת, רחוב, 收货地址, 详细地址, 送货地址`),
  address_2:
    list(`address line 2, address line two, address 2, address2, address_2, street 2, street2, street line 2, dropoff street2, shipping address2,
    ship address 2, ship to address 2, recipient address 2, delivery address 2, destination address 2, delivery address line 2, apartment, apt, apt no, unit, unit number, suite,
    flat, adresszusatz, adresse 2, zusatz, complement, complément, complement adresse, complément d'adresse, complemento,
    toevoeging, huisnummertoevoeging, huisnummer toevoeging, daire, direccion 2, indirizzo 2, adres 2, adresse ligne 2, apartment number, flat number, address unit`),
  house_number:
    list(`house number, house no, street number, address number, destination number, hausnummer, hausnr, huisnummer,
    numero civico`),
  postcode:
    list(`postcode, zip, zip code, postal code, postal, zip postal code, post code, address postal code, shipping zip,
    destination postal code, dropoff postal code, plz, postleitzahl, code postal, codigo postal, codice postale, postnr, postnummer, posta kodu, الرمز البريدي, pincode, pin code, 郵便番号, 邮编, 우편번호,
    поштовий індекс, індекс, почтовый индекс, индекс, पिनकोड, पिन कोड, الرمز, מיקוד, 邮政编码`),
  city: list(`city, town, city town, dropoff city, address city, shipping city, destination city, locality, suburb, ort, stadt, ville,
    ciudad, citta, plaats, woonplaats, cidade, localidade, şehir, المدينة, 市区町村,
    ilçe, місто, город, शहर, مدينة, עיר, 城市`),
  lat: list(
    `lat, latitude, address lat, dropoff lat, dropoff latitude, delivery latitude, destination latitude, stop lat, breitengrad, latitud, y, y koordinate, y coordinate, 緯度, 纬度`,
  ),
  lng: list(`lng, lon, long, longitude, address lon, address lng, dropoff lng, dropoff longitude, delivery longitude, destination longitude, stop lng,
    längengrad, laengengrad, longitud, x, x koordinate, x coordinate, 経度, 经度`),
  position:
    list(`coordinates, lat lng, lat long, lat lon, address.latlng, gps, gps coordinates, geolocation, koordinaten, coordonnees,
    coordenadas`),
  date: list(`delivery date, requested delivery date, ship date, date, day, scheduled at, service date, order date, scheduled date, due date, route date, planned date,
    visit date, datum, lieferdatum, liefertag, date de livraison, fecha, fecha de entrega, data di consegna, data de entrega, leverdatum, leveransdatum, leveringsdato, teslim tarihi, teslimat tarihi, التاريخ, تاريخ التسليم, お届け日, 配達日, 配送日, 配達希望日, お届け希望日, 送货日期,
    tarih, teslimat günü, sevkiyat tarihi, дата, дата доставки, день доставки, तारीख, दिनांक, डिलीवरी तारीख, डिलीवरी की तारीख, تاريخ التوصيل, موعد التسليم, תאריך, תאריך משלוח, תאריך אספקה, 日期, 配送日期, 送达日期, 배송일, 배송 날짜`),
  last_date: list(
    'last date, latest date, any day until, until date, date until, date range end, date range end date',
  ),
  window_start:
    list(`window start, time window from, time from, from, time slot from, time window start, complete after, earliest,
    ready, earliest arrival time, earliest time, time window start 1, start time, earliest arrival, delivery window start, available from,
    after, open, opening time, complete after time, window from, tw start, not before, von, vanaf, ab, dès, zeitfenster von, frühestens, desde, no earlier than, del no earlier than, open from, open 1, horaire début 1, horaire debut 1,
    başlangıç saati, en erken, з, від, не раніше, время с, से, من, מ, משעה, 开始时间, 最早`),
  window_end:
    list(`window end, time window to, time to, to, time slot to, time window end, complete before, latest, due,
    latest arrival time, latest time, time window end 1, end time, latest arrival, delivery window end, available to, available until,
    before, close, closing time, complete before time, window to, tw end, not after, deadline, bis, zeitfenster bis, spätestens, hasta, tot, time window stop, no later than, del no later than, till, open until, dropoff at, close 1, horaire fin 1,
    bitiş saati, en geç, до, не пізніше, время до, तक, إلى, الى, עד, עד שעה, 结束时间, 最晚`),
  window:
    list(`time window, delivery window, delivery time, time, preferred time, appointment time, time slot, timeslot, window, delivery time window, dropoff.timeslot, dropoff.timewindow,
    zeitfenster, lieferzeit, creneau, creneau horaire, franja horaria, tijdvak, time windows, delivery slot, uhrzeit, tidsfönster, tidsvindue, tidsvindu, saat aralığı, teslimat saati, fascia oraria, janela horária, 時間帯, お届け時間帯, 配達時間帯, 配達希望時間, 時間指定, 时间段,
    zaman aralığı, часове вікно, час доставки, время доставки, समय, डिलीवरी समय, الفترة الزمنية, وقت التسليم, חלון זמן, שעת משלוח, 配送时间, 送货时间`),
  other_windows:
    list(`other windows, more windows, further windows, alternative windows, other time windows, additional time windows,
    second window, second time window, time window 2, window 2, weitere zeitfenster, zeitfenster 2`),
  second_window_start:
    list(`second window start, time window start 2, window start 2, window 2 start, second time window start,
    time window 2 start, time window 2 from, time from 2, from 2, start time 2, available from 2, von 2, arrival time2 after, second open from, début plage 2, inicio franja 2, inizio fascia 2, open 2, horaire début 2, horaire debut 2`),
  second_window_end:
    list(`second window end, time window end 2, window end 2, window 2 end, second time window end,
    time window 2 end, time window 2 to, time to 2, to 2, end time 2, available until 2, bis 2, arrival time2 before, second open until, fin plage 2, fin franja 2, fine fascia 2, close 2, horaire fin 2`),
  items:
    list(`lineitem name, item name, items name, order item, order items, goods name, product name, item title, product title, item, product, article, inventory name, order lines product, line item name, item description, item desc, goods description, artikel,
    artikelbezeichnung`),
  item_quantity:
    list(`lineitem quantity, item quantity, items quantity, item qty, quantity to ship, quantity purchased, inventory quantity, order lines quantity, goods quantity, goods qty, product quantity, line item quantity,
    quantity (- refund)`),
  pickup_address:
    list(`pickup address, pickup street1, pickup street, pickup location, pick up address, pickup full address,
    collection address, collect from, abholadresse, pickup address line 1, restaurant address`),
  pickup_name:
    list(`pickup name, pickup address name, pickup contact, pickup contact name, pickup customer, pickup company,
    pick up name, collection name, pickup contact firstname, restaurant name`),
  pickup_phone: list(
    'pickup phone, pickup telephone, pickup address telephone, pick up phone, collection phone, pickup contact phone, restaurant phone number',
  ),
  pickup_postcode: list(
    'pickup postcode, pickup postal code, pickup zip, pickup zip code, collection postcode',
  ),
  pickup_city: list('pickup city, pickup town, collection city, collection town'),
  pickup_lat: list('pickup lat, pickup latitude'),
  pickup_lng: list('pickup lng, pickup lon, pickup long, pickup longitude'),
  pickup_window_start:
    list(`pickup window start, pickup from, pickup after, pickup time from, pickup start, pickup start time,
    pickup earliest, collect after, expected pickup time, pickup at`),
  pickup_window_end:
    list(`pickup window end, pickup to, pickup before, pickup time to, pickup end, pickup end time, pickup latest,
    collect before`),
  pickup_window: list(
    'pickup timeslot, pickup time slot, pickup window, pickup time window, pickup timewindow, pickup time',
  ),
  type: list('order type, task type, stop type, pickup task, auftragsart, task category'),
  service_minutes:
    list(`service minutes, service time, duration, minutes, time at stop, visit duration, stop duration, stop time,
    time on site, unloading time, dauer, standzeit, servicezeit, duree, duracion, durata, duur, transaction duration, duree visite, durée visite, visit duration 1,
    servis süresi, час обслуговування, सेवा समय, مدة الخدمة, זמן שירות, 服务时间`),
  packages:
    list(`packages, parcels, items count, item count, number of items, quantity, pieces, package count, number of packages, load 1, load, qty, boxes, units, cartons,
    colli, count, demand, pakete, pakete anzahl, anzahl, stück, colis, bultos, paquetes, aantal, quantité, antal kolli, adet, koli, paket sayısı, 個数, 個口数, 数量, 件数,
    paket, paket adedi, koli sayısı, кількість місць, кількість, місць, количество мест, количество, पैकेज, पार्सल, मात्रा, عدد الطرود, الطرود, عدد القطع, الكمية, חבילות, מספר חבילות, כמות, 包裹数, 箱数`),
  weight_kg: list(
    `weight kg, weight, load 2, total weight, package weight, gewicht, poids, peso, vikt, vægt, vekt, ağırlık, 重量,
    ağırlık kg, вага, вага кг, вес, वज़न, वजन, الوزن, משקל, 重量 kg, 重量 公斤`,
  ),
  proof: list('proof of delivery, pod, proof required, completion requirements, nachweis'),
  cash: list(`cash on delivery, cod, cod amount, amount to collect, collect amount, nachnahme, rembours,
    kapıda ödeme, kapıda ödeme tutarı, післяплата, накладений платіж, наложенный платёж, नकद भुगतान, الدفع عند الاستلام, מזומן, 货到付款`),
  skills:
    list(`skills, skill, required skills, requirements, vehicle features, vehicle requirements, features, types, fähigkeiten,
    faehigkeiten, competences, habilidades, vaardigheden, special requirement, special requirements`),
  weight_unit: list(
    'weight unit, order weight unit, unit of weight, geweinh, gewichtseinheit, unidad de peso, unite de poids',
  ),
  volume_unit: list('volume unit, unit of volume, voleinheit, volumeneinheit'),
  volume_l: list('volume, volume l, cubic metres, cbm, load 3, volumen, inhoud, volume load'),
  pallets: list(
    'pallets, ladungsträger paletten, pallet count, pallet spaces, number of pallets, paletten, palettes, palets, pallet',
  ),
  prize: list('prize, optional prize'),
  late_price: list('late price, lateness price, price of being late'),
  only_vehicles: list('only vehicles, allowed vehicles, vehicles allowed'),
  not_vehicles: list('not vehicles, never vehicles, forbidden vehicles, excluded vehicles'),
  pair: list('pair, pair id, shipment pair'),
  turn: list('turn, place on the route, first or last, stop position'),
  after_orders: list('after orders, after order, comes after, predecessors'),
  before_orders: list('before orders, before order, comes before, successors'),
  together: list('together, same van group, same vehicle group, same vehicle'),
  priority: list(
    `priority, prio, prioritaet, priorität, importance, urgency, priorite, prioridad, prioriteit,
    öncelik, пріоритет, приоритет, प्राथमिकता, الأولوية, עדיפות, 优先级`,
  ),
  instructions:
    list(`instructions, notes, note, task details, comments, comment, recipient notes, driver notes, delivery instructions,
    special instructions, delivery notes, customer note, customer message, note to driver, job notes, message, description, remarks, remark, memo, hinweis, hinweise, bemerkung, notiz,
    kommentar, commentaire, notas, observaciones, opmerking, meddelande, not, açıklama, ملاحظات, 備考, 配送メモ, 备注,
    notlar, teslimat notu, примітка, примітки, коментар, примечание, комментарий, टिप्पणी, निर्देश, ملاحظة, تعليمات, הערות, הערה, 留言, 说明`),
} as const satisfies Record<string, readonly string[]>
