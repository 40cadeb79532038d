// Exports of products and languages without a layout of their own: each cell goes to its field.
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable, type ReadTableOptions } from './read-table.ts'

const OPTIONS: ReadTableOptions = {
  defaultDate: '2026-11-24',
  today: '2026-11-22',
  timeZone: 'UTC',
  dateOrder: 'day-first',
}

const WINDOW = { windowStart: 8.5 * 3600, windowEnd: 15.5 * 3600 }
const edith = { recipient: 'Edith Ward', date: '2026-11-25', ...WINDOW }
const contact = { phone: '+1 555 0126', email: 'edith@example.com' }
const street = '23 Bramble Street'
const withPostcode = '23 Bramble Street, AH12 3ER Ashmouth'
const withFlat = `${street}, Flat 2, AH12 3ER Ashmouth`

/** Name, file, fields of its only order, remaining custom fields. */
const FILES: readonly [name: string, file: string, order: object, custom?: object][] = [
  [
    'Detrack',
    `Delivery Date,D.O. No.,Time,Deliver To,Address,Postal Code,Phone,Notify Email,Assign To,Instructions,Item SKU,Item Desc,Item Qty
2026-11-25,DT-1,08:30 - 15:30,Edith Ward,${street},AH12 3ER,+1 555 0126,edith@example.com,Van 1,Ring twice,MUG,Blue mug,2
2026-11-25,DT-1,08:30 - 15:30,Edith Ward,${street},AH12 3ER,+1 555 0126,edith@example.com,Van 1,Ring twice,TEA,Green tea,1`,
    {
      ...edith,
      ...contact,
      reference: 'DT-1',
      address: '23 Bramble Street, AH12 3ER',
      columns: { instructions: 'Ring twice' },
    },
    { 'Assign To': 'Van 1', 'Item SKU': 'MUG; TEA', Items: '2 × Blue mug; 1 × Green tea' },
  ],
  [
    'Routyn',
    `Order Ref,Customer Name,Delivery Address,Delivery Postcode,Delivery Date,Time From,Time To,Telephone,Customer Email,Total Weight (kg),Delivery Notes,Service Type
RY-1,Edith Ward,"${street}, Ashmouth",AH12 3ER,25/11/2026,08:30,15:30,+1 555 0126,edith@example.com,24.5,Ring twice,Standard`,
    {
      ...edith,
      ...contact,
      reference: 'RY-1',
      address: '23 Bramble Street, Ashmouth, AH12 3ER',
      columns: { weight_grams: 24_500, instructions: 'Ring twice' },
    },
    { 'Service Type': 'Standard' },
  ],
  [
    'Tookan',
    `Order ID,Task Description*,Customer Name*,Customer Email,Customer Phone,Delivery Address*,Latitude,Longitude,Complete Before (MM/DD/YYYY HH:MM)*,Agent ID,Tags
TK-1,Ring twice,Edith Ward,edith@example.com,+1 555 0126,"${street}, Ashmouth",46.934322,-125.29936,11/25/2026 15:30,77,fragile`,
    {
      ...contact,
      reference: 'TK-1',
      recipient: 'Edith Ward',
      date: '2026-11-25',
      windowEnd: 15.5 * 3600,
      lat: 46.934322,
      columns: { instructions: 'Ring twice' },
    },
    { 'Agent ID': '77', Tags: 'fragile' },
  ],
  [
    'Locate2u',
    `Stop Ref,Customer Name,Contact Phone,Contact Email,Stop Address,Trip Date,Arrive After,Arrive Before,Duration (Minutes),Load,Stop Notes,Assigned To
L2-1,Edith Ward,+1 555 0126,edith@example.com,"${street}, Ashmouth",25/11/2026,8:30 am,3:30 pm,5,5,Ring twice,driver@example.com`,
    {
      ...edith,
      ...contact,
      reference: 'L2-1',
      columns: { service_seconds: 300, packages: 5, instructions: 'Ring twice' },
    },
    { 'Assigned To': 'driver@example.com' },
  ],
  [
    'Zeo',
    `Address Line 1,Address Line 2,City,State,Postal Code,Country,Customer Name,Customer Mobile,Customer Email,Delivery Time Window Start,Delivery Time Window End,Stop Duration (min),Parcel Count,Stop Type,Notes,Order Number,Date
${street},Flat 2,Ashmouth,WA,AH12 3ER,US,Edith Ward,+1 555 0126,edith@example.com,08:30,15:30,5,3,Pickup,Ring twice,Z-1,2026-11-25`,
    {
      ...edith,
      ...contact,
      reference: 'Z-1',
      address: withFlat,
      columns: { type: 'pickup', service_seconds: 300, packages: 3, instructions: 'Ring twice' },
    },
    { State: 'WA', Country: 'US' },
  ],
  [
    'MyRouteOnline',
    `Name,Address,City,State,Zip,Country,Phone 1,Email 1,Notes,Stay Time (min),Time Window From,Time Window To,Ref #,Visit Date
Edith Ward,${street},Ashmouth,WA,AH12 3ER,US,+1 555 0126,edith@example.com,Ring twice,5,08:30,15:30,M-1,11/25/2026`,
    {
      ...edith,
      ...contact,
      reference: 'M-1',
      address: withPostcode,
      columns: { service_seconds: 300, instructions: 'Ring twice' },
    },
  ],
  [
    'eLogii',
    `Task Reference,Task Type,Task Date,Customer Name,Location Address,Location Postal Code,Location City,Time Window Start,Time Window End,Service Time (mins),Contact Number,Contact Email,Size,Weight (kg),Priority,Task Instructions
EL-1,DELIVERY,2026-11-25,Edith Ward,${street},AH12 3ER,Ashmouth,08:30,15:30,5,+1 555 0126,edith@example.com,2,24.5,Normal,Ring twice`,
    {
      ...edith,
      ...contact,
      reference: 'EL-1',
      address: withPostcode,
      columns: { type: 'delivery', service_seconds: 300, weight_grams: 24_500, instructions: 'Ring twice' },
    },
  ],
  [
    'Track-POD, as it exports',
    `Number,Date,Route Number,Status,Client,Client Id,Address,Arrive from,Arrive to,Weight,Pallets,Contact name,Phone,Email,Driver,Note
TP-9,25.11.2026,R-4,In progress,Edith Ward,C-77,"${street}, Ashmouth",08:30,15:30,24.5,1,Sam Ward,+1 555 0126,edith@example.com,Bob,Ring twice`,
    {
      ...edith,
      ...contact,
      reference: 'TP-9',
      address: '23 Bramble Street, Ashmouth',
      columns: { weight_grams: 24_500, instructions: 'Ring twice' },
    },
    { Status: 'In progress', 'Client Id': 'C-77', Driver: 'Bob' },
  ],
  [
    'Upper',
    `Address,Address Line 2,City,State,Zip/Postal Code,Country,Company Name,First Name,Last Name,Phone,Email,Notes,Service Time (HH:MM),Time Window Start,Time Window End,Packages,Priority,Stop Type
${street},Flat 2,Ashmouth,WA,AH12 3ER,US,,Edith,Ward,+1 555 0126,edith@example.com,Ring twice,00:05,08:30 AM,03:30 PM,3,High,Drop off`,
    {
      ...contact,
      ...WINDOW,
      recipient: 'Edith Ward',
      address: withFlat,
      columns: {
        type: 'delivery',
        service_seconds: 300,
        packages: 3,
        priority: 100,
        instructions: 'Ring twice',
      },
    },
  ],
  [
    'Maxoptra',
    `Order Reference,Order Type,Order Date,Client Name,Customer Location Name,Customer Location Address,Customer Location Postcode,Contact Person,Contact Number,Contact Email,Required Begin Time,Required End Time,Job Duration,Capacity,Additional Instructions
MX-1,Delivery,25/11/2026,Copperline,Edith Ward,"${street}, Ashmouth",AH12 3ER,Sam,+1 555 0126,edith@example.com,08:30,15:30,5,3,Ring twice`,
    {
      ...contact,
      ...WINDOW,
      date: '2026-11-25',
      reference: 'MX-1',
      columns: { type: 'delivery', service_seconds: 300, instructions: 'Ring twice' },
    },
    { 'Contact Person': 'Sam' },
  ],
  [
    'SAP and DPD, in German',
    `Auftragsnr.;Lieferdatum;Warenempfänger;Straße;Hausnr.;PLZ;Ort;Land;Telefon-Nr.;E-Mail-Adresse;Bruttogewicht (kg);Anzahl Packstücke;Lieferzeitfenster von;Lieferzeitfenster bis;Standzeit (min);Priorität;Lieferhinweis;Kostenstelle
4711;Mi 25.11.2026;Edith Ward;Bramble Street;23;AH123;Ashmouth;DE;+1 555 0126;edith@example.com;1.024,5;3;8.30 Uhr;15.30 Uhr;5;hoch;Zweimal klingeln;9000`,
    {
      ...edith,
      ...contact,
      reference: '4711',
      address: 'Bramble Street 23, AH123 Ashmouth',
      columns: {
        service_seconds: 300,
        packages: 3,
        weight_grams: 1_024_500,
        priority: 100,
        instructions: 'Zweimal klingeln',
      },
    },
    { Land: 'DE', Kostenstelle: '9000' },
  ],
  [
    'French',
    `N° de commande;Nom du client;Adresse de livraison;Code postal;Ville;Téléphone;Adresse e-mail;Date de livraison;Heure de début;Heure de fin;Durée d'arrêt (min);Poids (kg);Nombre de colis;Priorité;Commentaires
F-1;Edith Ward;${street};12345;Ashmouth;+1 555 0126;edith@example.com;25/11/2026;8h30;15h30;5;24,5;3;haute;Sonner`,
    {
      ...edith,
      ...contact,
      reference: 'F-1',
      address: '23 Bramble Street, 12345 Ashmouth',
      columns: {
        service_seconds: 300,
        packages: 3,
        weight_grams: 24_500,
        priority: 100,
        instructions: 'Sonner',
      },
    },
  ],
  [
    'Spanish',
    `Nº de pedido;Nombre del cliente;Dirección de entrega;Código postal;Población;Teléfono móvil;Correo electrónico;Fecha de entrega;Hora desde;Hora hasta;Tiempo de servicio;Peso (kg);Nº de bultos;Prioridad;Observaciones
S-1;Edith Ward;${street};12345;Ashmouth;+1 555 0126;edith@example.com;25/11/2026;08:30;15:30;5;24,5;3;alta;Llamar`,
    {
      ...edith,
      ...contact,
      reference: 'S-1',
      address: '23 Bramble Street, 12345 Ashmouth',
      columns: {
        service_seconds: 300,
        packages: 3,
        weight_grams: 24_500,
        priority: 100,
        instructions: 'Llamar',
      },
    },
  ],
  [
    'Danish',
    `Ordrenummer;Kundenavn;Leveringsadresse;Postnr.;By;Telefonnr.;E-mail;Leveringsdato;Tid fra;Tid til;Stoptid (min);Vægt (kg);Antal kolli;Prioritet;Bemærkninger
D-1;Edith Ward;${street};1234;Ashmouth;+1 555 0126;edith@example.com;25-11-2026;08.30;15.30;5;24,5;3;høj;Ring på`,
    {
      ...edith,
      ...contact,
      reference: 'D-1',
      address: '23 Bramble Street, 1234 Ashmouth',
      columns: {
        service_seconds: 300,
        packages: 3,
        weight_grams: 24_500,
        priority: 100,
        instructions: 'Ring på',
      },
    },
  ],
  [
    'Portuguese',
    `Número do pedido;Destinatário;Endereço de entrega;CEP;Cidade;Telefone;E-mail;Data de entrega;Início da janela;Fim da janela;Tempo de serviço;Peso (kg);Volumes;Prioridade;Observações
P-1;Edith Ward;${street};12345;Ashmouth;+1 555 0126;edith@example.com;25/11/2026;08:30;15:30;5;24,5;3;alta;Tocar`,
    {
      ...edith,
      ...contact,
      reference: 'P-1',
      address: '23 Bramble Street, 12345 Ashmouth',
      columns: {
        service_seconds: 300,
        packages: 3,
        weight_grams: 24_500,
        priority: 100,
        instructions: 'Tocar',
      },
    },
  ],
  [
    'Italian',
    `Numero ordine;Ragione sociale;Indirizzo di consegna;CAP;Città;Cellulare;E-mail;Data consegna;Ora inizio;Ora fine;Peso (kg);Numero colli;Note
I-1;Edith Ward;${street};12345;Ashmouth;+1 555 0126;edith@example.com;25/11/2026;08:30;15:30;24,5;3;Suonare`,
    {
      ...edith,
      ...contact,
      reference: 'I-1',
      address: '23 Bramble Street, 12345 Ashmouth',
      columns: { packages: 3, weight_grams: 24_500, instructions: 'Suonare' },
    },
  ],
  [
    'Polish and Swedish words',
    `Nr zamówienia;Odbiorca;Ulica;Kod pocztowy;Miasto;Telefon;E-post;Leveransdatum;Tid från;Tid till;Waga (kg);Antal paket;Uwagi
W-1;Edith Ward;${street};12-345;Ashmouth;+1 555 0126;edith@example.com;2026-11-25;08:30;15:30;24,5;3;Dzwonić`,
    {
      ...edith,
      ...contact,
      reference: 'W-1',
      address: '23 Bramble Street, 12-345 Ashmouth',
      columns: { packages: 3, weight_grams: 24_500, instructions: 'Dzwonić' },
    },
  ],
  [
    'a warehouse, in camel case',
    `orderId,shipToName,shipToStreet,shipToPostalCode,shipToCity,shipToPhone,shipToEmail,requestedDeliveryDate,earliestDeliveryTime,latestDeliveryTime,grossWeightKg,numberOfCartons,carrierRemarks,billToName
WMS-1,Edith Ward,${street},AH12 3ER,Ashmouth,+1 555 0126,edith@example.com,2026-11-25,08:30:00,15:30:00,24.5,3,Ring twice,Sam`,
    {
      ...edith,
      ...contact,
      reference: 'WMS-1',
      address: withPostcode,
      columns: { packages: 3, weight_grams: 24_500, instructions: 'Ring twice' },
    },
    { billToName: 'Sam' },
  ],
]

describe('an export of', () => {
  it.each(FILES)('%s', async (_name, file, order, custom = {}) => {
    const { orders, problems } = readTable(await readOrderFile(new TextEncoder().encode(file)), OPTIONS)
    expect(problems).toEqual([])
    expect(orders).toMatchObject([{ ...order, custom }])
  })
})

describe('headers about other people', () => {
  it('become custom fields: sender, billing, driver and status', async () => {
    const file = `Sender Address,Billing Name,Driver Phone,Actual Arrival Time From,Created Date,Order Status,Drop Address
1 Mill Lane,Sam,555,09:00,2020-01-01,assigned,"${street}, Ashmouth"`
    const { orders } = readTable(await readOrderFile(new TextEncoder().encode(file)), OPTIONS)
    expect(orders).toMatchObject([
      { address: '23 Bramble Street, Ashmouth', phone: null, windowStart: null, date: '2026-11-24' },
    ])
    expect(Object.keys(orders[0]?.custom ?? {})).toHaveLength(6)
  })
})

it('keeps a column as a custom field when its cells are no type or priority', async () => {
  const file = `Address,Type,Priority
"1 ${street}, Ashmouth",Residential,Tier A
"2 ${street}, Ashmouth",Business,Tier B`
  const { orders, problems } = readTable(await readOrderFile(new TextEncoder().encode(file)), OPTIONS)
  expect(problems).toEqual([])
  expect(orders[0]?.custom).toEqual({ Type: 'Residential', Priority: 'Tier A' })
})
