// Exports of other products whose headers are ambiguous: how to recognise each, and the meaning of its
// columns. packages/order-files/layouts has a tested example of each, and of exports that need no entry.
import type { OrderFieldName } from './fields.ts'

export interface FileLayout {
  name: string
  /** Headers that together identify this product's files. */
  signature: readonly string[]
  /** Header of a field; null when a header that looks like the field means something else. */
  columns: Readonly<Partial<Record<OrderFieldName, string | null>>>
  /** Headers of computed values, which become neither fields nor custom fields. */
  ignored?: readonly string[]
}

/** Columns of our export that the import ignores. */
export const EXPORT_ONLY_COLUMNS = [
  'tracking_number',
  'status',
  'delivery_status',
  'step',
  'route',
  'sequence',
  'eta',
  'handed_to',
  'received_by',
  'house_number',
  'price',
  'price_currency',
  'rate_card',
  'co2_kg',
] as const

export const FILE_LAYOUTS: readonly FileLayout[] = [
  {
    name: 'Exported orders',
    signature: ['reference', 'tracking_number', 'delivery_status'],
    columns: {},
    ignored: EXPORT_ONLY_COLUMNS,
  },
  {
    name: 'Exported plan',
    signature: ['reference', 'vehicle', 'sequence', 'arrive', 'unserved'],
    columns: {},
    ignored: [
      'route',
      'vehicle',
      'registration',
      'driver',
      'sequence',
      'arrive',
      'start',
      'depart',
      'co2_kg',
      'unserved',
    ],
  },
  {
    name: 'Shopify orders',
    signature: ['Name', 'Lineitem name', 'Lineitem quantity'],
    columns: {
      reference: 'Name',
      recipient: 'Shipping Name',
      phone: 'Shipping Phone',
      email: 'Email',
      address: 'Shipping Address1',
      postcode: 'Shipping Zip',
      city: 'Shipping City',
      instructions: 'Notes',
      items: 'Lineitem name',
      item_quantity: 'Lineitem quantity',
      // Delivery-date apps add this column. `Created at`, `Phone` and `Id` belong to the purchase and its
      // payer.
      date: 'Delivery date',
    },
  },
  {
    name: 'WooCommerce orders',
    signature: ['Order Number', 'Address 1&2 (Shipping)'],
    columns: {
      reference: 'Order Number',
      first_name: 'First Name (Shipping)',
      last_name: 'Last Name (Shipping)',
      recipient: null,
      phone: 'Phone (Billing)',
      email: 'Email (Billing)',
      address: 'Address 1&2 (Shipping)',
      postcode: 'Postcode (Shipping)',
      city: 'City (Shipping)',
      instructions: 'Customer Note',
      items: 'Item Name',
      item_quantity: 'Quantity (- Refund)',
      date: null,
      packages: null,
    },
  },
  {
    name: 'Square orders',
    signature: ['Fulfillment Date', 'Fulfillment Type', 'Recipient Address'],
    // One cell holds the day and the start of the window.
    columns: { window_start: 'Fulfillment Date', recipient: 'Recipient Name' },
  },
  {
    name: 'Track-POD orders',
    signature: ['Order Number', 'Client', 'Goods Name'],
    columns: {
      reference: 'Order Number',
      recipient: 'Client',
      items: 'Goods Name',
      item_quantity: 'Quantity',
      packages: null,
    },
  },
  {
    name: 'Onfleet tasks',
    signature: ['Recipient_Name', 'Address_Line1', 'Pickup'],
    columns: { type: 'Pickup' },
  },
  {
    name: 'Onfleet task export',
    signature: ['shortId', 'recipientName', 'destinationStreet'],
    columns: { reference: 'shortId', type: 'pickupTask', date: null },
  },
  {
    name: 'CoopCycle tasks',
    signature: ['type', 'address.contactName', 'address.telephone'],
    columns: { type: 'type', recipient: 'address.contactName', position: 'latlong', reference: 'ref' },
  },
  {
    name: 'CoopCycle deliveries',
    signature: ['pickup.address', 'dropoff.address'],
    columns: { recipient: 'dropoff.address.name', address: 'dropoff.address', window: 'dropoff.timeslot' },
  },
  {
    name: 'Fleetbase orders',
    signature: ['pickup_street1', 'dropoff_street1'],
    columns: {
      recipient: 'dropoff_name',
      address: 'dropoff_street1',
      city: 'dropoff_city',
      phone: 'dropoff_phone',
    },
  },
  {
    name: 'ElasticRoute stops',
    signature: ['Weight Load', 'Volume Load', 'Seating Load'],
    columns: { reference: 'Name', recipient: null },
  },
  {
    name: 'TrackRoad stops',
    signature: ['ControlNo', 'Arrival Time After', 'Waiting Time'],
    columns: { service_minutes: 'Waiting Time' },
  },
  {
    name: 'Restaurant orders',
    signature: ['Restaurant Name', 'Expected Delivery Time'],
    columns: { window_end: 'Expected Delivery Time' },
  },
  {
    name: 'Detrack jobs',
    signature: ['D.O. No.', 'Deliver To / Collect From', 'Description'],
    columns: {
      recipient: 'Deliver To / Collect From',
      items: 'Description',
      item_quantity: 'Quantity',
      packages: 'No. of Shipping Labels',
    },
  },
  {
    name: 'Odoo transfers',
    signature: ['name', 'partner_id', 'scheduled_date'],
    columns: { reference: 'name', recipient: 'partner_id', date: 'scheduled_date' },
  },
  {
    name: 'EasyPost shipments',
    signature: ['to_address.street1', 'parcel.weight'],
    // In ounces, which the header omits.
    columns: { weight_kg: null },
  },
  {
    name: 'Route4Me addresses',
    signature: ['Alias', 'Address'],
    // In minutes.
    columns: { recipient: 'Alias', address: 'Address', service_minutes: 'Time', window: null },
  },
  {
    name: 'Google Route Optimization shipments',
    signature: ['pickupArrivalWaypoint', 'deliveryArrivalWaypoint'],
    columns: {
      reference: 'label',
      address: 'deliveryArrivalWaypoint',
      window_start: 'deliveryStartTime',
      window_end: 'deliveryEndTime',
      pickup_address: 'pickupArrivalWaypoint',
      pickup_window_start: 'pickupStartTime',
      pickup_window_end: 'pickupEndTime',
      // In seconds, which the header omits.
      service_minutes: null,
    },
  },
  {
    name: 'SAP deliveries',
    signature: ['VBELN', 'NAME1', 'PSTLZ'],
    columns: {
      reference: 'VBELN',
      recipient: 'NAME1',
      address: 'STRAS',
      postcode: 'PSTLZ',
      city: 'ORT01',
      date: 'WADAT',
      weight_kg: 'BTGEW',
      weight_unit: 'GEWEI',
      packages: 'ANZPK',
      phone: 'TELF1',
    },
  },
]
