// Sample files of more products: an import loses none of their values. The first six use the columns in the
// product's public help; the others represent files of their kind, with columns made up for this test.
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable, type ReadTableOptions } from './read-table.ts'

const OPTIONS: ReadTableOptions = {
  defaultDate: '2026-11-24',
  today: '2026-11-22',
  timeZone: 'UTC',
  dateOrder: 'day-first',
}

const hour = 3_600
const DAY = { date: '2026-11-25' }
const WINDOW = { windowStart: 8.5 * hour, windowEnd: 15.5 * hour }
const edith = { recipient: 'Edith Ward', phone: '+1 555 0126', email: 'edith@example.com' }
const door = { address: '23 Bramble Street, AH12 3ER Ashmouth' }
const pin = { lat: 46.934322, lng: -125.29936 }
const instructions = 'Ring twice'

/** Name, file, orders, remaining custom fields of the last order. */
const FILES: readonly [name: string, file: string, orders: object[], custom: object][] = [
  [
    'eLogii, by the names of its fields',
    `externalId,reference,type,date,customerName,phone,email,address,city,postCode,latitude,longitude,timeWindows,serviceTime,weight,skills,instructions,priority
EL-2,PO-77,delivery,20261125,Edith Ward,+1 555 0126,edith@example.com,23 Bramble Street,Ashmouth,AH12 3ER,46.934322,-125.29936,"08:30-10:15, 13:05-15:30",5,24.5,fridge,Ring twice,2`,
    [
      {
        ...edith,
        ...door,
        ...pin,
        ...DAY,
        reference: 'PO-77',
        windowStart: 8.5 * hour,
        windowEnd: 10.25 * hour,
        columns: {
          other_windows: ['13:05-15:30'],
          service_seconds: 300,
          weight_grams: 24_500,
          skills: ['fridge'],
          priority: 2,
          instructions,
        },
      },
    ],
    { externalId: 'EL-2' },
  ],
  [
    'Cartrack',
    `Job Reference Number,Stop Type,Driver Name,Scheduled Delivery Date and Allowed Start,Priority,Special Requirement,Customer Name,Phone,Email,Lat,Lng,Address Line 1,Postal Code,City,Remarks,Item Description,Item Quantity
CT-1,D,Bob,2026-11-25 08:30,high,Tail lift,Edith Ward,+1 555 0126,edith@example.com,46.934322,-125.29936,23 Bramble Street,AH12 3ER,Ashmouth,Ring twice,Blue mug,2
CT-1,D,Bob,2026-11-25 08:30,high,Tail lift,Edith Ward,+1 555 0126,edith@example.com,46.934322,-125.29936,23 Bramble Street,AH12 3ER,Ashmouth,Ring twice,Green tea,1`,
    [
      {
        ...edith,
        ...door,
        ...pin,
        ...DAY,
        reference: 'CT-1',
        windowStart: 8.5 * hour,
        columns: { type: 'delivery', priority: 100, skills: ['Tail lift'], instructions },
      },
    ],
    { 'Driver Name': 'Bob', Items: '2 × Blue mug; 1 × Green tea' },
  ],
  [
    'ElasticRoute',
    `Name,Address,Latitude,Longitude,From,Till,Service Time,Weight Load,Volume Load,Seating Load,Vehicle Type,Date,Priority
DET-1,"23 Bramble Street, Ashmouth",46.934322,-125.29936,08:30,15:30,5,24.5,40,0,Van,2026-11-25,1`,
    [
      {
        ...pin,
        ...DAY,
        ...WINDOW,
        reference: 'DET-1',
        recipient: '23 Bramble Street, Ashmouth',
        columns: { service_seconds: 300, weight_grams: 24_500, volume_litres: 40, priority: 1 },
      },
    ],
    { 'Seating Load': '0', 'Vehicle Type': 'Van' },
  ],
  [
    'Dispatch Science',
    `Reference Number 1,Service Level,Ready At,Del Date,Del no earlier than,Del no later than,Pickup Contact Name,Pickup Address Line 1,Pickup City,Pickup Postal Code,Dropoff Contact Name,Dropoff Address Line 1,Dropoff City,Dropoff Postal Code,Dropoff Contact Phone,Dropoff Email,Dropoff Notes,Pieces,Weight
DS-1,3,2026-11-25 07:00,2026-11-25,08:30,15:30,Mill Depot,1 Mill Lane,Ashmouth,AH1 1AA,Edith Ward,23 Bramble Street,Ashmouth,AH12 3ER,+1 555 0126,edith@example.com,Ring twice,3,24.5`,
    [
      {
        reference: 'DS-1-P',
        recipient: 'Mill Depot',
        address: '1 Mill Lane, AH1 1AA Ashmouth',
        columns: { type: 'pickup', pair: 'DS-1' },
      },
      {
        ...edith,
        ...door,
        ...DAY,
        ...WINDOW,
        reference: 'DS-1',
        columns: { type: 'delivery', pair: 'DS-1', packages: 3, weight_grams: 24_500, instructions },
      },
    ],
    { 'Service Level': '3', 'Ready At': '2026-11-25 07:00' },
  ],
  [
    'TrackRoad',
    `Name,Street,City,Zip,Vehicle,Weight,Waiting Time,Boxes,Volume,Comment,Arrival Time After,Arrival Time Before,Charge,Phone,Longitude,Latitude,ControlNo,Arrival Time2 After,Arrival Time2 Before
Edith Ward,23 Bramble Street,Ashmouth,AH12 3ER,Van 1,24,5,3,40,Ring twice,0830,1130,9.50,+1 555 0126,-125.29936,46.934322,TR-1,1300,1530`,
    [
      {
        ...door,
        ...pin,
        recipient: 'Edith Ward',
        phone: '+1 555 0126',
        reference: 'TR-1',
        windowStart: 8.5 * hour,
        windowEnd: 11.5 * hour,
        columns: {
          other_windows: ['13:00-15:30'],
          service_seconds: 300,
          packages: 3,
          weight_grams: 24_000,
          volume_litres: 40,
          instructions,
        },
      },
    ],
    { Vehicle: 'Van 1', Charge: '9.50' },
  ],
  [
    'GSMtasks',
    `Task Category,External ID,Contact name,Contact company,Contact phone,Contact email,Street address,City,Postal code,Complete after,Complete before,Duration,Size,Notes
Assignment,GT-1,Edith Ward,Copperline Law,+1 555 0126,edith@example.com,23 Bramble Street,Ashmouth,AH12 3ER,2026-11-25 08:30,2026-11-25 15:30,5,3,Ring twice
Pick-up,GT-2,Edith Ward,Copperline Law,+1 555 0126,edith@example.com,23 Bramble Street,Ashmouth,AH12 3ER,2026-11-25 08:30,2026-11-25 15:30,5,3,Ring twice`,
    ['delivery', 'pickup'].map((type, index) => ({
      ...edith,
      ...door,
      ...DAY,
      ...WINDOW,
      reference: `GT-${index + 1}`,
      columns: { type, service_seconds: 300, instructions },
    })),
    { 'Contact company': 'Copperline Law', Size: '3' },
  ],
  [
    'Bringg',
    `External ID,Customer Name,Customer Phone,Customer Email,Address,City,Zipcode,Lat,Lng,No Earlier Than,No Later Than,Scheduled At,Total Weight,Quantity,Notes,Team
BR-1,Edith Ward,+1 555 0126,edith@example.com,23 Bramble Street,Ashmouth,AH12 3ER,46.934322,-125.29936,2026-11-25T08:30,2026-11-25T15:30,2026-11-25T09:00,24.5,3,Ring twice,North`,
    [
      {
        ...edith,
        ...door,
        ...pin,
        ...DAY,
        ...WINDOW,
        reference: 'BR-1',
        columns: { packages: 3, weight_grams: 24_500, instructions },
      },
    ],
    { Team: 'North', 'Scheduled At': '2026-11-25T09:00' },
  ],
  [
    'Locus',
    `Visit ID,Customer Name,Contact Number,Address,Pincode,City,Latitude,Longitude,Slot Start,Slot End,Transaction Duration (mins),Volume (CM3),Weight (KG),Skills,Task Date
LO-1,Edith Ward,+1 555 0126,23 Bramble Street,AH12 3ER,Ashmouth,46.934322,-125.29936,08:30,15:30,5,3000,24.5,fridge,25-11-2026`,
    [
      {
        ...door,
        ...pin,
        ...DAY,
        ...WINDOW,
        recipient: 'Edith Ward',
        phone: '+1 555 0126',
        reference: 'LO-1',
        columns: { service_seconds: 300, volume_litres: 3, weight_grams: 24_500, skills: ['fridge'] },
      },
    ],
    {},
  ],
  [
    'SmartRoutes',
    `Order Number,Customer Name,Customer Email,Customer Phone Number,Delivery Address Line 1,Delivery Address Line 2,Delivery Town/City,Delivery Post Code,Expected Delivery Date,Delivery Window From,Delivery Window To,Service Duration,Capacity Used,Special Instructions
SR-1,Edith Ward,edith@example.com,+1 555 0126,23 Bramble Street,Flat 2,Ashmouth,AH12 3ER,25/11/2026,08:30,15:30,00:05,3,Ring twice`,
    [
      {
        ...edith,
        ...DAY,
        ...WINDOW,
        address: '23 Bramble Street, Flat 2, AH12 3ER Ashmouth',
        reference: 'SR-1',
        columns: { service_seconds: 300, instructions },
      },
    ],
    { 'Capacity Used': '3' },
  ],
  [
    'Stuart',
    `pickup_address,pickup_contact_firstname,pickup_contact_phone,dropoff_address,dropoff_contact_firstname,dropoff_contact_lastname,dropoff_contact_phone,dropoff_contact_email,dropoff_comment,package_type,client_reference,dropoff_at
"1 Mill Lane, Ashmouth",Mill,+1 555 0100,"23 Bramble Street, Ashmouth",Edith,Ward,+1 555 0126,edith@example.com,Ring twice,medium,ST-1,2026-11-25 15:30`,
    [
      {
        reference: 'ST-1-P',
        recipient: 'Mill',
        phone: '+1 555 0100',
        address: '1 Mill Lane, Ashmouth',
        columns: { type: 'pickup', pair: 'ST-1' },
      },
      {
        ...edith,
        ...DAY,
        reference: 'ST-1',
        address: '23 Bramble Street, Ashmouth',
        windowEnd: 15.5 * hour,
        columns: { type: 'delivery', pair: 'ST-1', instructions },
      },
    ],
    { package_type: 'medium' },
  ],
  [
    'Shipday',
    `Order Number,Customer Name,Customer Address,Customer Email,Customer Phone Number,Restaurant Name,Restaurant Address,Restaurant Phone Number,Expected Delivery Date,Expected Pickup Time,Expected Delivery Time,Delivery Instruction,Tip,Total
SD-1,Edith Ward,"23 Bramble Street, Ashmouth",edith@example.com,+1 555 0126,Mill Diner,"1 Mill Lane, Ashmouth",+1 555 0100,2026-11-25,14:45,15:30,Ring twice,2.00,31.50`,
    [
      {
        ...DAY,
        reference: 'SD-1-P',
        recipient: 'Mill Diner',
        phone: '+1 555 0100',
        windowStart: 14.75 * hour,
        columns: { type: 'pickup', pair: 'SD-1' },
      },
      {
        ...edith,
        ...DAY,
        reference: 'SD-1',
        windowEnd: 15.5 * hour,
        columns: { type: 'delivery', pair: 'SD-1', instructions },
      },
    ],
    { Tip: '2.00', Total: '31.50' },
  ],
  [
    'Onro',
    `Order No.,Receiver name,Receiver phone,Receiver email,Receiver address,Receiver zip code,Receiver city,Delivery slot,No. of parcels,Weight kg,Delivery note,COD amount
ON-9,Edith Ward,+1 555 0126,edith@example.com,23 Bramble Street,AH12 3ER,Ashmouth,2026-11-25 08:30 - 2026-11-25 15:30,3,24.5,Ring twice,12.50`,
    [
      {
        ...edith,
        ...door,
        ...DAY,
        ...WINDOW,
        reference: 'ON-9',
        columns: { packages: 3, weight_grams: 24_500, cash_minor: 1_250, instructions },
      },
    ],
    {},
  ],
  [
    'Speedy Route',
    `Name,Address,Postcode,Visit Duration,Open From,Open Until,Second Open From,Second Open Until,Vehicle
Edith Ward,"23 Bramble Street, Ashmouth",AH12 3ER,5,08:30,11:00,13:00,15:30,Van 1`,
    [
      {
        recipient: 'Edith Ward',
        windowStart: 8.5 * hour,
        windowEnd: 11 * hour,
        columns: { other_windows: ['13:00-15:30'], service_seconds: 300 },
      },
    ],
    { Vehicle: 'Van 1' },
  ],
]

describe('[2.10-4] a file as the help of a product describes it', () => {
  it.each(FILES)('%s', async (_name, file, expected, custom) => {
    const { orders, problems } = readTable(await readOrderFile(new TextEncoder().encode(file)), OPTIONS)
    expect(problems).toEqual([])
    expect(orders).toMatchObject(expected)
    expect(orders).toHaveLength(expected.length)
    expect(orders.at(-1)?.custom).toEqual(custom)
  })
})
