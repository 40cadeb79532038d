// Files in layouts of other products, languages and habits: each order is read right, or its row is refused
// or questioned.
import { conventionsOf, type ImportedOrder } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable } from './read-table.ts'

const A = '6 Queen Street, Ashmouth AH7 4JU'

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
}

/** Windows-1252, limited to Latin-1 and the euro sign. */
function latin(text: string): Uint8Array {
  return Uint8Array.from(text.split(''), (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)))
}

/** Name, the company's time zone, the file. */
const FILES: readonly [name: string, timeZone: string, file: string | Uint8Array][] = [
  [
    'Onfleet import',
    'America/New_York',
    `Address_Line1,Address_Line2,City/Town,Postal_Code,State/Province,Country,Latitude,Longitude,Recipient_Name,Recipient_Phone,Recipient_Notes,Task_Details,Pickup,completeAfter,completeBefore,Quantity,Service_Time,Organization\n6 Queen Street,Flat 2,Ashmouth,AH7 4JU,NY,US,,,Ann Bell,(410) 555-0142,ring,Box,FALSE,12/02/2026 09:00,12/02/2026 12:00,2,6,Acme\n`,
  ],
  [
    'Routific',
    'America/New_York',
    `Name,Address,Phone number,Email,Duration (min),Load,Priority,From,To,Types,Notes\nAnn,"${A}",+14105550142,a@x.com,7,3,high,9:00 AM,1:30 PM,cold,Ring\n`,
  ],
  [
    'Spoke (Circuit)',
    'Europe/London',
    `Address Line 1,Address Line 2,City,State,Postal code,Country,Latitude,Longitude,Recipient name,Recipient email,Recipient phone,Stop type,Products,Order ID,Seller name,Seller website,Notes,Package count,Arrival time,Earliest time,Latest time,Time at stop,Circuit client ID,Proof of delivery\n6 Queen Street,,Ashmouth,,AH7 4JU,UK,,,Ann,a@x.com,07700 900123,Delivery,Cake,S-1,Acme,acme.com,Ring,3,,9:00,11:00,4,,photo\n`,
  ],
  [
    'OptimoRoute',
    'Europe/London',
    `Order ID,Date,Duration,Priority,Location,Address,Latitude,Longitude,TW Start,TW End,Load 1,Load 2,Skills,Assigned driver,Phone,Email,Notes,Type,Related order\nO1,2026-12-02,10,M,Ann,"${A}",,,08:00,12:00,2,15,ladder,,07700900123,a@x.com,n,Delivery,\n`,
  ],
  [
    'Track-POD',
    'Europe/Warsaw',
    `Order Number;Date;Client;Address;Phone;Time slot from;Time slot to;Goods Name;Goods Unit;Quantity;Weight;Volume;COD;Note\nT1;02.12.2026;Ann;"${A}";+48 512 345 678;09:00;12:00;Milk;pcs;2;1,5;0,02;25,50;x\nT1;02.12.2026;Ann;"${A}";+48 512 345 678;09:00;12:00;Bread;pcs;1;1,5;0,02;25,50;x\n`,
  ],
  [
    'Route4Me with seconds of the day',
    'America/New_York',
    `Address,Alias,Group,Time,TimeWindowStart,TimeWindowEnd,Revenue,Cost,Weight,Cube,Pieces,Phone,Email,Notes,OrderNo\n"${A}",Ann,east,5,28800,36000,10,2,12,1,3,4105550142,a@x.com,n,R1\n`,
  ],
  [
    'Detrack',
    'Asia/Singapore',
    `D.O. No.,Date,Deliver To / Collect From,Address,Postal Code,Time Window,Phone No.,Description,SKU,Quantity,Weight,No. of Shipping Labels,Instructions,Job Type\nD1,02/12/2026,Ann,6 Queen Street,AH7 4JU,9am-12pm,+65 9123 4567,Rice,R-1,2,3,1,Ring,Delivery\n`,
  ],
  [
    'Tookan',
    'America/New_York',
    `Task Description,Customer Email,Customer Name,Address,Latitude,Longitude,Complete Before,Customer Phone Number,Template Name,Order ID,Agent Id,has_pickup\nCake,a@x.com,Ann,"${A}",,,2026-12-02 15:30:00,+14105550142,T,TK1,,0\n`,
  ],
  [
    'WorkWave',
    'America/New_York',
    `Name,Type,Street,City,State,Zip,Service Time,Time Window 1 Start,Time Window 1 End,Time Window 2 Start,Time Window 2 End,Eligibility Date,Load lbs,Priority,Phone\nW1,Delivery,6 Queen Street,Ashmouth,NY,AH7 4JU,8,08:00,10:00,13:00,15:00,2026-12-02,20,1,4105550142\n`,
  ],
  [
    'Shopify',
    'Europe/London',
    `Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Lineitem quantity,Lineitem name,Billing Name,Shipping Name,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method\n#1001,a@x.com,paid,unfulfilled,GBP,10,2,12,2,Cake,Ann Bell,Ann Bell,6 Queen Street,Flat 2,Ashmouth,AH7 4JU,GB,'07700 900123,Ring,Delivery-Date: 2026-12-02,,manual\n#1001,a@x.com,,,,,,,1,Tea,,,,,,,,,,,,\n#1002,b@x.com,refunded,unfulfilled,GBP,10,2,12,2,Cake,B,B,6 Queen Street,,Ashmouth,AH7 4JU,GB,,,,2026-11-27 10:00:00 +0000,manual\n`,
  ],
  [
    'BigCommerce',
    'America/New_York',
    `Order ID,Customer Name,Customer Email,Customer Phone,Order Date,Order Status,Subtotal (inc tax),Shipping Name,Shipping Company,Shipping Street 1,Shipping Street 2,Shipping Suburb,Shipping State,Shipping Zip,Shipping Country,Shipping Phone,Order Notes,Customer Message,Payment Method,Total Quantity\n55,Ann,a@x.com,,12/01/2026,Awaiting Fulfillment,20,Ann Bell,,6 Queen Street,,Ashmouth,NY,AH7 4JU,United States,4105550142,,Ring,Cash on Delivery,2\n56,Ann,a@x.com,,12/01/2026,Cancelled,20,Ann Bell,,6 Queen Street,,Ashmouth,NY,AH7 4JU,United States,4105550142,,Ring,Visa,2\n`,
  ],
  [
    'Magento',
    'Europe/Berlin',
    `ID;Purchase Point;Purchase Date;Bill-to Name;Ship-to Name;Grand Total (Base);Status;Billing Address;Shipping Address;Shipping Information;Customer Email\n000000012;Main;Dec 1, 2026 10:00:00 AM;Ann;Ann Bell;20,00;processing;x;"6 Queen Street,Ashmouth,AH7 4JU";Flat Rate;a@x.com\n000000013;Main;Dec 1, 2026 10:00:00 AM;Ann;Ann Bell;20,00;closed;x;"6 Queen Street,Ashmouth,AH7 4JU";Flat Rate;a@x.com\n`,
  ],
  [
    'Amazon',
    'America/New_York',
    `order-id\torder-item-id\tpurchase-date\tbuyer-email\tbuyer-name\tbuyer-phone-number\tsku\tproduct-name\tquantity-purchased\tship-service-level\trecipient-name\tship-address-1\tship-address-2\tship-city\tship-state\tship-postal-code\tship-country\n111-1\t1\t2026-11-27T10:00:00+00:00\ta@x.com\tAnn\t4105550142\tS1\tCake\t2\tStandard\tAnn Bell\t6 Queen Street\tApt 2\tAshmouth\tNY\tAH7 4JU\tUS\n`,
  ],
  [
    'eBay',
    'Europe/London',
    `Sales Record Number,Order Number,Buyer Username,Buyer Name,Buyer Email,Post To Name,Post To Phone,Post To Address 1,Post To Address 2,Post To City,Post To County,Post To Postcode,Post To Country,Item Number,Item Title,Quantity,Sold For,Paid On Date,Post By Date\n12,22-1,ann1,Ann,a@x.com,Ann Bell,07700 900123,6 Queen Street,,Ashmouth,,AH7 4JU,UK,5,Cake,1,£10.00,01-Dec-26,02-Dec-26\n`,
  ],
  [
    'Etsy',
    'Europe/London',
    `Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Date Shipped,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value\n12/01/26,33,ann1,Ann Bell,Ann,Bell,2,Other,,6 Queen Street,Flat 2,Ashmouth,,AH7 4JU,United Kingdom,GBP,10\n`,
  ],
  [
    'DHL labels',
    'Europe/Berlin',
    `Sendungsnummer;Referenznummer;Name 1;Name 2;Straße;Hausnummer;PLZ;Ort;Land;Telefon;E-Mail;Gewicht in kg;Produkt;Nachnahmebetrag\n00340434;K-1;Ann Bell;Hinterhof;Queen Street;6;AH7 4JU;Ashmouth;DE;0170 1234567;a@x.de;2,5;DHL Paket;25,00\n`,
  ],
  [
    'DPD labels',
    'Europe/Berlin',
    `Reference1;Company;Contact;Street;HouseNo;ZipCode;City;Country;Phone;Mail;Weight;ParcelType;CODAmount\nP-1;Acme;Ann;Queen Street;6;AH7 4JU;Ashmouth;DE;+49 170 1234567;a@x.de;3.5;NP;0\n`,
  ],
  [
    'SAP field names',
    'Europe/Berlin',
    `VBELN;KUNNR;NAME1;STRAS;PSTLZ;ORT01;LAND1;WADAT;BTGEW;GEWEI;ANZPK;TELF1\n0080000012;0000100001;Ann Bell;Queen Street 6;AH7 4JU;Ashmouth;DE;20261202;1.250,500;KG;3;0170/1234567\n`,
  ],
  [
    'SAP in words',
    'Europe/Berlin',
    `Lieferung;Warenempfänger;Name;Straße;PLZ;Ort;Lieferdatum;Bruttogewicht;Gew.einheit;Anz. Packstücke\n80000012;100001;Ann Bell;Queen Street 6;AH7 4JU;Ashmouth;02.12.2026;1.250,500;KG;3\n`,
  ],
  [
    'French headers',
    'Europe/Paris',
    `N° commande;Nom du client;Adresse de livraison;Code postal;Ville;Téléphone;Date de livraison;Créneau;Nb colis;Poids (kg);Commentaires\nF1;Ann Bell;6 Queen Street;AH7 4JU;Ashmouth;06 12 34 56 78;02/12/2026;8h30-12h;3;12,5;sonner\nF2;Ann Bell;6 Queen Street;AH7 4JU;Ashmouth;06 12 34 56 78;02/12/2026;entre 14h et 16h;3;12,5;sonner\nF3;Ann Bell;6 Queen Street;AH7 4JU;Ashmouth;06 12 34 56 78;mercredi 2 décembre 2026;après-midi;3;12,5;sonner\n`,
  ],
  [
    'Spanish headers',
    'Europe/Madrid',
    `Nº pedido;Cliente;Dirección;Código postal;Población;Teléfono;Fecha entrega;Hora desde;Hora hasta;Bultos;Peso kg;Observaciones\nS1;Ann Bell;6 Queen Street;AH7 4JU;Ashmouth;612 345 678;2 de diciembre de 2026;9:00;13:00;2;4,5;llamar\n`,
  ],
  [
    'Dutch headers',
    'Europe/Amsterdam',
    `Ordernummer;Naam;Straat;Huisnummer;Toevoeging;Postcode;Plaats;Telefoonnummer;Leverdatum;Tijdvak;Aantal colli;Gewicht;Opmerkingen\nN1;Ann Bell;Queen Street;6;A;AH7 4JU;Ashmouth;06-12345678;02-12-2026;tussen 9 en 12 uur;2;4,5;bellen\n`,
  ],
  [
    'Polish headers',
    'Europe/Warsaw',
    `Nr zamówienia;Odbiorca;Ulica;Kod pocztowy;Miasto;Telefon;Data dostawy;Od godziny;Do godziny;Liczba paczek;Waga kg;Uwagi;Pobranie\nPL1;Ann Bell;Queen Street 6;AH7 4JU;Ashmouth;512 345 678;02.12.2026;09:00;12:00;2;4,5;dzwonić;25,50\n`,
  ],
  [
    'Japanese headers',
    'Asia/Tokyo',
    `注文番号,お届け先名,郵便番号,住所,電話番号,配達希望日,時間帯,個数,重量,備考\nJ1,山田 太郎 様,AH7 4JU,6 Queen Street Ashmouth,090-1234-5678,2026年12月2日,午前中,2個,1.5kg,置き配\n`,
  ],
  [
    'Turkish headers',
    'Europe/Istanbul',
    `Sipariş No;Müşteri;Adres;Posta Kodu;Şehir;Telefon;Teslim Tarihi;Saat Aralığı;Adet;Ağırlık (kg);Not\nTR1;Ann Bell;6 Queen Street;AH7 4JU;Ashmouth;0532 123 45 67;02.12.2026;09:00 - 12:00;2;4,5;zil\n`,
  ],
  [
    'UTF-16 with tabs',
    'Europe/London',
    utf16(`Order\tName\tAddress\tDate\tWindow\nU1\tÄnn Bell\t${A}\t02/12/2026\t9am-noon\n`),
  ],
  [
    'Windows-1252',
    'Europe/Berlin',
    latin(
      `Auftrag;Empf\u00e4nger;Stra\u00dfe;PLZ;Ort;Datum;Nachnahme\nC1;M\u00fcller;Queen Street 6;AH7 4JU;Ashmouth;02.12.2026;12,50 €\n`,
    ),
  ],
  [
    'further Turkish headers',
    'Europe/Istanbul',
    `Sipariş No;Alıcı;Adres;Posta Kodu;Şehir;Tarih;Başlangıç Saati;Bitiş Saati;Telefon;Paket Adedi;Ağırlık (kg)\nTR1;Ayşe Yılmaz;6 Queen Street;AH7 4JU;Ashmouth;02.12.2026;09:00;12:00;0532 123 45 67;2;4,5\n`,
  ],
  [
    'Chinese headers',
    'Asia/Shanghai',
    `订单编号,收货人,收货地址,日期,配送时间,手机号,件数,重量(kg)\nZH1,王伟,"${A}",2026年12月2日,09:00-12:00,138 1234 5678,2,4.5\n`,
  ],
  [
    'Ukrainian headers',
    'Europe/Kyiv',
    `Номер замовлення;Отримувач;Адреса доставки;Дата доставки;Від;До;Телефон;Кількість місць;Вага\nUA1;Олена Коваль;"${A}";2 грудня 2026;09:00;12:00;067 123 45 67;2;4,5\n`,
  ],
  [
    'Hindi headers',
    'Asia/Kolkata',
    `ऑर्डर संख्या,ग्राहक का नाम,पता,तारीख,समय,मोबाइल,पार्सल,वज़न\nHI1,आशा,"${A}",02-12-2026,09:00-12:00,98765 43210,2,4.5\n`,
  ],
  [
    'further Arabic headers',
    'Asia/Riyadh',
    `رقم الطلب,اسم المستلم,العنوان,التاريخ,من,إلى,الجوال,عدد الطرود,الوزن\nAR1,محمد,"${A}",٠٢/١٢/٢٠٢٦,٠٩:٠٠,١٢:٠٠,٠٥٠١٢٣٤٥٦٧,٢,٤٫٥\n`,
  ],
  [
    'Hebrew headers',
    'Asia/Jerusalem',
    `מספר הזמנה,שם לקוח,כתובת,תאריך אספקה,משעה,עד שעה,נייד,חבילות,משקל\nHE1,דוד,"${A}",02/12/2026,09:00,12:00,050-1234567,2,4.5\n`,
  ],
  [
    'days below a header that names none',
    'Europe/Berlin',
    `Auftrag;Name;Adresse;Tour\nT1;Ann;"${A}";02.12.2026\n`,
  ],
  ['a byte order mark and pipes', 'Europe/London', `\ufeffOrder|Name|Address|Date\nB1|Ann|${A}|2026-12-02\n`],
  [
    'line breaks in cells',
    'Europe/London',
    `Order,Name,Address,Date,Notes\nQ1,Ann,"6 Queen Street\nAshmouth\nAH7 4JU",2026-12-02,"line 1\nline 2"\n`,
  ],
  [
    'blank rows above and totals below',
    'Europe/London',
    `,,,,\n,,,,\nDeliveries for 2 December 2026,,,,\n,,,,\nOrder,Name,Address,Parcels,Weight kg\nX1,Ann,"${A}",2,3\nX2,Ann,"${A}",1,4\n,,,,\nTotal,,,3,7\n`,
  ],
  [
    'a header of two rows',
    'Europe/London',
    `Order,,Recipient,,Time window,\nNo,Date,Name,Address,From,To\nM1,2026-12-02,Ann,"${A}",09:00,12:00\n`,
  ],
  [
    'units in cells',
    'Europe/London',
    `Order,Name,Address,Date,Parcels,Weight,Volume,Service time\nC1,Ann,"${A}",2026-12-02,3 pcs,12 lbs,0.5 m3,10 min\n`,
  ],
  [
    'Arabic headers and digits',
    'Asia/Dubai',
    `رقم الطلب,الاسم,العنوان,التاريخ,الهاتف\n١٢٣,Ann,"${A}",٢٠٢٦-١٢-٠٢,٠٥٠١٢٣٤٥٦٧\n`,
  ],
  [
    'Arabic digits',
    'Asia/Dubai',
    `Order,Name,Address,Date,Parcels,Weight kg\n١٢٣,Ann,"${A}",٢٠٢٦-١٢-٠٢,٣,٢٫٥\n`,
  ],
  [
    'years of two digits',
    'Europe/London',
    `Order,Name,Address,Date\nY1,Ann,"${A}",02/12/26\nY2,Ann,"${A}",13.12.26\n`,
  ],
  [
    'serial numbers of days',
    'Europe/London',
    `Order,Name,Address,Date,From,To\nE1,Ann,"${A}",46358,0.375,0.5\n`,
  ],
  [
    'clocks of 12 hours',
    'America/New_York',
    `Order,Name,Address,Date,From,To\nH1,Ann,"${A}",12/02/2026,9:30 a.m.,1 PM\nH2,Ann,"${A}",12/02/2026,noon,midnight\nH3,Ann,"${A}",12/13/2026,12:00 AM,6:00 AM\n`,
  ],
  [
    'windows in words',
    'Europe/London',
    `Order,Name,Address,Date,Time window\nR1,Ann,"${A}",2026-12-02,between 9am and 11am\nR2,Ann,"${A}",2026-12-02,after lunch\nR3,Ann,"${A}",2026-12-02,before 10\nR4,Ann,"${A}",2026-12-02,half past nine to eleven\nR5,Ann,"${A}",2026-12-02,ASAP\n`,
  ],
  [
    'negative amounts',
    'Europe/London',
    `Order,Name,Address,Date,Weight kg,Parcels\nN1,Ann,"${A}",2026-12-02,-5,1\nN2,Ann,"${A}",2026-12-02,5,-1\nN3,Ann,"${A}",2026-12-02,5-,1\nN4,Ann,"${A}",2026-12-02,(5),1\n`,
  ],
  [
    'an order number twice',
    'Europe/London',
    `Order,Name,Address,Date\nD1,Ann,"${A}",2026-12-02\nD1,Bob,"7 Queen Street, Ashmouth AH7 4JU",2026-12-02\n d1 ,Cy,"8 Queen Street, Ashmouth AH7 4JU",2026-12-02\n`,
  ],
  [
    'days that no calendar has',
    'Europe/London',
    `Order,Name,Address,Date\nL1,Ann,"${A}",29/02/2027\nL2,Ann,"${A}",2027-02-29\nL3,Ann,"${A}",31/11/2026\n`,
  ],
  ['a day of 2019', 'Europe/London', `Order,Name,Address,Date\nP1,Ann,"${A}",2019-12-02\n`],
  ['a day two years ahead', 'Europe/London', `Order,Name,Address,Date\nF1,Ann,"${A}",2028-12-02\n`],
  [
    'JSON',
    'Europe/London',
    JSON.stringify({
      orders: [
        {
          id: 'J1',
          customer: { name: 'Ann', phone: '07700 900123' },
          address: { street: '6 Queen Street', city: 'Ashmouth', postcode: 'AH7 4JU' },
          delivery_date: '2026-12-02',
          weight_kg: 2.5,
        },
      ],
    }),
  ],
  [
    'JSON of Google Route Optimization',
    'America/New_York',
    JSON.stringify({
      model: {
        shipments: [
          {
            label: 'G1',
            deliveries: [
              {
                arrivalLocation: { latitude: 39.37, longitude: -76.8 },
                duration: '600s',
                timeWindows: [{ startTime: '2026-12-02T14:00:00Z', endTime: '2026-12-02T18:00:00Z' }],
              },
            ],
            loadDemands: { weight: { amount: '20' } },
          },
          {
            label: 'G2',
            pickups: [{ arrivalLocation: { latitude: 39.38, longitude: -76.81 }, duration: '60s' }],
            deliveries: [
              {
                arrivalWaypoint: { location: { latLng: { latitude: 39.37, longitude: -76.8 } } },
                duration: '120s',
              },
            ],
          },
        ],
      },
    }),
  ],
  [
    'Italian headers',
    'Europe/Rome',
    `N. ordine;Destinatario;Indirizzo;CAP;Città;Telefono;Data consegna;Fascia oraria;Colli;Peso kg;Note;Contrassegno\nI1;Ann Bell;Queen Street 6;AH7 4JU;Ashmouth;347 123 4567;02/12/2026;dalle 9 alle 12;2;4,5;citofonare;25,50\n`,
  ],
  [
    'Portuguese headers',
    'Europe/Lisbon',
    `Nº encomenda;Cliente;Morada;Código postal;Localidade;Telefone;Data de entrega;Janela horária;Volumes;Peso (kg);Observações\nPT1;Ann Bell;6 Queen Street;AH7 4JU;Ashmouth;912 345 678;02/12/2026;9h às 12h;2;4,5;tocar\n`,
  ],
  [
    'Swedish headers',
    'Europe/Stockholm',
    `Ordernr;Mottagare;Adress;Postnr;Ort;Telefon;Leveransdatum;Tidsfönster;Antal kolli;Vikt kg;Meddelande\nSE1;Ann Bell;Queen Street 6;AH7 4JU;Ashmouth;070-123 45 67;2026-12-02;08:00-12:00;2;4,5;ring\n`,
  ],
  [
    'Google Route Optimization',
    'America/New_York',
    `label,pickupArrivalWaypoint,pickupDuration,pickupStartTime,pickupEndTime,deliveryArrivalWaypoint,deliveryDuration,deliveryStartTime,deliveryEndTime,loadDemand1Type,loadDemand1Value,loadDemand2Type,loadDemand2Value\nA,,,,,"${A}",600,2026-12-02T13:00:00Z,2026-12-02T17:00:00Z,weight_lbs,500,parcels,3\nB,"7 Queen Street, Ashmouth AH7 4JU",300,2026-12-02T13:00:00Z,2026-12-02T16:00:00Z,"46.93, -125.29",600,2026-12-02T17:00:00Z,2026-12-02T21:00:00Z,parcels,5,,\n`,
  ],
]

const clock = (seconds: number | null) =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(11, 16)

/** An order in one line. */
function line(order: ImportedOrder): string {
  const { reference, recipient, address, date, windowStart, windowEnd, phone, columns } = order
  const {
    type,
    packages,
    weight_grams: grams,
    service_seconds: seconds,
    cash_minor: cash,
    other_windows: others,
  } = columns
  return [
    reference,
    recipient,
    address.replaceAll('\n', '/'),
    date,
    [`${clock(windowStart)}-${clock(windowEnd)}`, ...others].join(' '),
    phone ?? '',
    type,
    `${packages} pc`,
    `${grams} g`,
    `${seconds} s`,
    `cash ${cash}`,
  ].join(' | ')
}

async function read(file: string | Uint8Array, timeZone: string): Promise<string[]> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const { orders, problems, warnings } = readTable(await readOrderFile(bytes), {
    defaultDate: '2026-12-09',
    today: '2026-11-28',
    ...conventionsOf(timeZone),
  })
  return [
    ...orders.map(line),
    ...problems.map(({ row, column, code }) => `refused: ${row} ${column} ${code}`),
    ...warnings.map(
      ({ row, code, value, reading }) => `asked: ${row} ${code} ${value}${reading ? ` = ${reading}` : ''}`,
    ),
  ]
}

/** Orders of each file, and questions about it. */
const READINGS: Readonly<Record<string, readonly string[]>> = {
  'Onfleet import': [
    '20261202-MG1JMYFZRH | Ann Bell | 6 Queen Street, Flat 2, AH7 4JU Ashmouth | 2026-12-02 | 09:00-12:00 | +14105550142 | delivery | 2 pc | 0 g | 360 s | cash 0',
    'asked: 1 ambiguous_date 12/02/2026 09:00 = 2026-12-02',
    'asked: 1 made_numbers ',
  ],
  Routific: [
    '20261209-Y2AHJ94430 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-09 | 09:00-13:30 | +14105550142 | delivery | 3 pc | 0 g | 420 s | cash 0',
    'asked: 1 made_numbers ',
  ],
  'Spoke (Circuit)': [
    'S-1 | Ann | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-09 | 09:00-11:00 | +447700900123 | delivery | 3 pc | 0 g | 240 s | cash 0',
  ],
  OptimoRoute: [
    'O1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 08:00-12:00 | +447700900123 | delivery | 2 pc | 15000 g | 600 s | cash 0',
  ],
  'Track-POD': [
    'T1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 | +48512345678 | delivery | 1 pc | 1500 g | 240 s | cash 2550',
    'asked: 1 folded_lines Goods Name',
  ],
  'Route4Me with seconds of the day': ['refused: 2 window_start bad_time', 'refused: 2 window_end bad_time'],
  Detrack: [
    'D1 | Ann | 6 Queen Street, AH7 4JU | 2026-12-02 | 09:00-12:00 | +6591234567 | delivery | 1 pc | 3000 g | 240 s | cash 0',
    'asked: 1 ambiguous_date 02/12/2026 = 2026-12-02',
    'asked: 1 folded_lines Description',
  ],
  Tookan: [
    'TK1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | -15:30 | +14105550142 | delivery | 1 pc | 0 g | 240 s | cash 0',
  ],
  WorkWave: [
    '20261202-JP0M2WGDYQ | W1 | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 08:00-10:00 13:00-15:00 | +14105550142 | delivery | 1 pc | 9072 g | 480 s | cash 0',
    'asked: 1 made_numbers ',
  ],
  Shopify: [
    '#1001 | Ann Bell | 6 Queen Street, Flat 2, AH7 4JU Ashmouth | 2026-12-02 | - | +447700900123 | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 1 folded_lines Lineitem name',
    'asked: 4 not_for_delivery refunded',
  ],
  BigCommerce: [
    '55 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-09 | - | +14105550142 | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 1 unread_days Order Date',
    'asked: 1 cash_unread Payment Method',
    'asked: 3 not_for_delivery Cancelled',
  ],
  Magento: [
    '000000012 | Ann Bell | 6 Queen Street,Ashmouth,AH7 4JU | 2026-12-09 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 1 unread_days Purchase Date',
    'asked: 3 not_for_delivery closed',
  ],
  Amazon: [
    '111-1 | Ann Bell | 6 Queen Street, Apt 2, AH7 4JU Ashmouth | 2026-12-09 | - | +14105550142 | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 1 folded_lines product-name',
    'asked: 1 unread_days purchase-date',
  ],
  eBay: [
    '22-1 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | - | +447700900123 | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 1 folded_lines Item Title',
  ],
  Etsy: [
    '33 | Ann Bell | 6 Queen Street, Flat 2, AH7 4JU Ashmouth | 2026-12-09 | - |  | delivery | 2 pc | 0 g | 240 s | cash 0',
    'asked: 1 unread_days Sale Date',
  ],
  'DHL labels': [
    'K-1 | Ann Bell | Queen Street 6, AH7 4JU Ashmouth | 2026-12-09 | - | +491701234567 | delivery | 1 pc | 2500 g | 240 s | cash 2500',
  ],
  'DPD labels': [
    'P-1 | Ann | Queen Street 6, AH7 4JU Ashmouth | 2026-12-09 | - | +491701234567 | delivery | 1 pc | 3500 g | 240 s | cash 0',
  ],
  'SAP field names': [
    '0080000012 | Ann Bell | Queen Street 6, AH7 4JU Ashmouth | 2026-12-02 | - | +491701234567 | delivery | 3 pc | 1250500 g | 240 s | cash 0',
  ],
  'SAP in words': [
    '80000012 | Ann Bell | Queen Street 6, AH7 4JU Ashmouth | 2026-12-02 | - |  | delivery | 3 pc | 1250500 g | 240 s | cash 0',
  ],
  'French headers': [
    'F1 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 08:30-12:00 | +33612345678 | delivery | 3 pc | 12500 g | 240 s | cash 0',
    'F2 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 14:00-16:00 | +33612345678 | delivery | 3 pc | 12500 g | 240 s | cash 0',
    'F3 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 12:00-17:00 | +33612345678 | delivery | 3 pc | 12500 g | 240 s | cash 0',
    'asked: 1 day_part après-midi = 12:00-17:00',
  ],
  'Spanish headers': [
    'S1 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 09:00-13:00 | +34612345678 | delivery | 2 pc | 4500 g | 240 s | cash 0',
  ],
  'Dutch headers': [
    'N1 | Ann Bell | Queen Street 6, A, AH7 4JU Ashmouth | 2026-12-02 | 09:00-12:00 | +31612345678 | delivery | 2 pc | 4500 g | 240 s | cash 0',
    'asked: 1 ambiguous_date 02-12-2026 = 2026-12-02',
  ],
  'Polish headers': [
    'PL1 | Ann Bell | Queen Street 6, AH7 4JU Ashmouth | 2026-12-02 | 09:00-12:00 | +48512345678 | delivery | 2 pc | 4500 g | 240 s | cash 2550',
  ],
  'Japanese headers': [
    'J1 | 山田 太郎 様 | 6 Queen Street Ashmouth, AH7 4JU | 2026-12-02 | 08:00-12:00 | +819012345678 | delivery | 2 pc | 1500 g | 240 s | cash 0',
    'asked: 1 day_part 午前中 = 08:00-12:00',
  ],
  'Turkish headers': [
    'TR1 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 09:00-12:00 | +905321234567 | delivery | 2 pc | 4500 g | 240 s | cash 0',
  ],
  'UTF-16 with tabs': [
    'U1 | Änn Bell | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 1 ambiguous_date 02/12/2026 = 2026-12-02',
  ],
  'Windows-1252': [
    'C1 | Müller | Queen Street 6, AH7 4JU Ashmouth | 2026-12-02 | - |  | delivery | 1 pc | 0 g | 240 s | cash 1250',
  ],
  'a byte order mark and pipes': [
    'B1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
  ],
  'line breaks in cells': [
    'Q1 | Ann | 6 Queen Street/Ashmouth/AH7 4JU | 2026-12-02 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
  ],
  'blank rows above and totals below': [
    'X1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-09 | - |  | delivery | 2 pc | 3000 g | 240 s | cash 0',
    'X2 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-09 | - |  | delivery | 1 pc | 4000 g | 240 s | cash 0',
    'asked: 5 titles Deliveries for 2 December 2026',
    'asked: 5 footer Total 3 7',
  ],
  'a header of two rows': [
    'M1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 2 titles Order Recipient Time window',
  ],
  'units in cells': [
    'C1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | - |  | delivery | 3 pc | 5443 g | 600 s | cash 0',
  ],
  'Arabic headers and digits': [
    '123 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | - | +971501234567 | delivery | 1 pc | 0 g | 240 s | cash 0',
  ],
  'Arabic digits': [
    '123 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | - |  | delivery | 3 pc | 2500 g | 240 s | cash 0',
  ],
  'years of two digits': [
    'Y1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'Y2 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-13 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
  ],
  'serial numbers of days': [
    'E1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 |  | delivery | 1 pc | 0 g | 240 s | cash 0',
  ],
  'clocks of 12 hours': [
    'H1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:30-13:00 |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'H3 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-13 | 00:00-06:00 |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'refused: 3 window_end window_reversed',
  ],
  'windows in words': [
    'R1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-11:00 |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'R3 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | -10:00 |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'refused: 3 window bad_window',
    'refused: 5 window bad_time',
    'refused: 5 window bad_time',
    'refused: 6 window bad_window',
  ],
  'negative amounts': [
    'refused: 2 weight_kg negative_number',
    'refused: 3 packages negative_number',
    'refused: 4 weight_kg bad_number',
    'refused: 5 weight_kg bad_number',
  ],
  'an order number twice': [
    'D1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'd1 | Cy | 8 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'refused: 3 reference duplicate_in_file',
  ],
  'days that no calendar has': [
    'refused: 2 date bad_date',
    'refused: 3 date bad_date',
    'refused: 4 date bad_date',
  ],
  'a day of 2019': ['refused: 2 date date_out_of_range'],
  'a day two years ahead': ['refused: 2 date date_out_of_range'],
  JSON: [
    'J1 | Ann | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | - | +447700900123 | delivery | 1 pc | 2500 g | 240 s | cash 0',
  ],
  'JSON of Google Route Optimization': [
    'G1 | 39.37000, -76.80000 | 39.37000, -76.80000 | 2026-12-02 | 09:00-13:00 |  | delivery | 1 pc | 20000 g | 600 s | cash 0',
    'G2-P | 39.38000, -76.81000 | 39.38000, -76.81000 | 2026-12-09 | - |  | pickup | 1 pc | 0 g | 120 s | cash 0',
    'G2 | 39.37000, -76.80000 | 39.37000, -76.80000 | 2026-12-09 | - |  | delivery | 1 pc | 0 g | 120 s | cash 0',
    'asked: 1 pickup_columns Pickup address',
    'asked: 1 made_recipients ',
  ],
  'further Turkish headers': [
    'TR1 | Ayşe Yılmaz | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 09:00-12:00 | +905321234567 | delivery | 2 pc | 4500 g | 240 s | cash 0',
  ],
  'Chinese headers': [
    'ZH1 | 王伟 | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 | +8613812345678 | delivery | 2 pc | 4500 g | 240 s | cash 0',
  ],
  'Ukrainian headers': [
    'UA1 | Олена Коваль | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 | +380671234567 | delivery | 2 pc | 4500 g | 240 s | cash 0',
  ],
  'Hindi headers': [
    'HI1 | आशा | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 | +919876543210 | delivery | 2 pc | 4500 g | 240 s | cash 0',
    'asked: 1 ambiguous_date 02-12-2026 = 2026-12-02',
  ],
  'further Arabic headers': [
    'AR1 | محمد | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 | +966501234567 | delivery | 2 pc | 4500 g | 240 s | cash 0',
    'asked: 1 ambiguous_date 02/12/2026 = 2026-12-02',
  ],
  'Hebrew headers': [
    'HE1 | דוד | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 09:00-12:00 | +972501234567 | delivery | 2 pc | 4500 g | 240 s | cash 0',
    'asked: 1 ambiguous_date 02/12/2026 = 2026-12-02',
  ],
  'days below a header that names none': [
    'T1 | Ann | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-09 | - |  | delivery | 1 pc | 0 g | 240 s | cash 0',
    'asked: 1 unread_days Tour',
  ],
  'Italian headers': [
    'I1 | Ann Bell | Queen Street 6, AH7 4JU Ashmouth | 2026-12-02 | 09:00-12:00 | +393471234567 | delivery | 2 pc | 4500 g | 240 s | cash 2550',
    'asked: 1 ambiguous_date 02/12/2026 = 2026-12-02',
  ],
  'Portuguese headers': [
    'PT1 | Ann Bell | 6 Queen Street, AH7 4JU Ashmouth | 2026-12-02 | 09:00-12:00 | +351912345678 | delivery | 2 pc | 4500 g | 240 s | cash 0',
    'asked: 1 ambiguous_date 02/12/2026 = 2026-12-02',
  ],
  'Swedish headers': [
    'SE1 | Ann Bell | Queen Street 6, AH7 4JU Ashmouth | 2026-12-02 | 08:00-12:00 | +46701234567 | delivery | 2 pc | 4500 g | 240 s | cash 0',
  ],
  'Google Route Optimization': [
    'A | 6 Queen Street, Ashmouth AH7 4JU | 6 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 08:00-12:00 |  | delivery | 3 pc | 226796 g | 600 s | cash 0',
    'B-P | 7 Queen Street, Ashmouth AH7 4JU | 7 Queen Street, Ashmouth AH7 4JU | 2026-12-02 | 08:00-11:00 |  | pickup | 5 pc | 0 g | 600 s | cash 0',
    'B | 46.93000, -125.29000 | 46.93000, -125.29000 | 2026-12-02 | 12:00-16:00 |  | delivery | 5 pc | 0 g | 600 s | cash 0',
    'asked: 1 pickup_columns Pickup address',
    'asked: 1 made_recipients ',
  ],
}

describe('[2.10-4] a file in the layout of', () => {
  it.each(FILES)('%s is read correctly, or leads to a question', async (name, timeZone, file) => {
    expect(await read(file, timeZone)).toEqual(READINGS[name])
  })
})
