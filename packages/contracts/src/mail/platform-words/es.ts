// Spanish words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'O escribe el código {{code}}.'
const NOT_YOU = 'Si no fuiste tú, puedes ignorar este correo.'
const PAID = 'Si has pagado en los últimos días, puedes ignorar este correo.'
const INVOICES = 'Ver tus facturas'

export const es: PlatformMailWords = {
  greeting: 'Hola, {{user_name}}:',
  reader: 'qué tal',
  values: {
    member: 'miembro',
    roles: {
      admin: 'administrador',
      dispatcher: 'jefe de tráfico',
      viewer: 'solo consulta',
      driver: 'conductor',
    },
    trialEnd: 'el {day}',
    unpaid: 'una factura lleva más de {days} días sin pagar',
    ticket: 'Léelo y responde aquí:',
  },
  mails: {
    password_reset: {
      subject: 'Restablece tu contraseña',
      before: ['Se ha pedido una contraseña nueva para tu cuenta.'],
      button: 'Elegir una contraseña nueva',
      after: ['El enlace caduca en {{expiry_hours}} horas y funciona una sola vez.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Te damos la bienvenida a {{product_name}}',
      before: [
        'La prueba de {{trial_company}} dura {{trial_days}} días y no necesita tarjeta.',
        'Importa una lista de pedidos, pulsa optimizar y mira el día de mañana antes de que empiece.',
      ],
      button: 'Abrir el panel',
    },
    email_confirmation: {
      subject: 'Confirma tu dirección de correo',
      before: ['Confirma que esta dirección es tuya.'],
      button: 'Confirmar la dirección',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Invitación de {{inviting_company}}',
      before: [
        '{{inviting_company}} te invita a trabajar con su equipo en {{product_name}}. Tu rol: {{role_name}}.',
      ],
      button: 'Aceptar la invitación',
      after: [
        'El enlace funciona una vez, durante {{expires_in}}.',
        'Si no sabes quién te ha invitado, puedes ignorar este correo.',
      ],
    },
    magic_link: {
      subject: 'Tu enlace para iniciar sesión',
      heading: 'Iniciar sesión',
      before: ['Con este enlace inicias sesión. Funciona una vez.'],
      button: 'Iniciar sesión',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Confirma tu nueva dirección de correo',
      before: ['Confirma la nueva dirección de correo de tu cuenta.'],
      button: 'Confirmar la dirección',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Tu código de confirmación',
      before: ['Escribe este código para continuar: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Ya tienes una cuenta de {{product_name}}',
      before: [
        'Alguien ha pedido una prueba con esta dirección, que ya tiene cuenta. Inicia sesión o elige otra contraseña con «¿Olvidaste la contraseña?».',
      ],
      button: 'Iniciar sesión',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Nueva llave de acceso en tu cuenta de {{product_name}}',
      heading: 'Nueva llave de acceso en tu cuenta',
      before: [
        'Se ha añadido la llave de acceso «{{passkey_name}}» ({{added_at}}). Quien la tenga puede iniciar sesión como tú.',
      ],
      button: 'Ver tus llaves de acceso',
      after: ['Si no fuiste tú, quítala allí, cierra las demás sesiones y elige otra contraseña.'],
    },
    passwords_refused: {
      subject: 'Alguien intenta adivinar tu contraseña de {{product_name}}',
      heading: 'Alguien intenta adivinar tu contraseña',
      before: [
        'Contraseñas erróneas probadas en tu cuenta en el último día: {{tries}}, desde lugares donde nunca has iniciado sesión. Tu cuenta está a salvo: hasta mañana no se acepta ninguna contraseña desde esos lugares.',
        'Donde ya habías iniciado sesión puedes seguir haciéndolo. En los demás lugares usa «¿Olvidaste la contraseña?» o un enlace.',
      ],
      button: 'Revisar tus inicios de sesión',
      after: ['Activa allí un segundo paso si aún no lo tienes.'],
    },
    contact_message: {
      subject: 'Contacto ({{topic}}): {{sender_name}}',
      heading: 'Nuevo mensaje de contacto',
      before: [
        'De: {{sender_name}} <{{sender_email}}>',
        'Empresa: {{sender_company}}',
        'Teléfono: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Tu prueba termina {{trial_end}}',
      before: [
        'Después, {{customer_company}} podrá leer y exportar todo; importar, planificar y enviar esperarán hasta que se elija un plan.',
      ],
      button: 'Elegir un plan',
    },
    trial_ended: {
      subject: 'Tu prueba ha terminado',
      before: [
        'La prueba de {{customer_company}} ha terminado. Lo que habéis creado se conserva y las rutas en curso llegan hasta el final.',
      ],
      button: 'Elegir un plan',
    },
    invoice_issued: {
      subject: 'Factura {{invoice_number}}: {{amount}}',
      heading: 'Factura {{invoice_number}}',
      before: [
        'Adjuntamos la factura {{invoice_number}} de {{customer_company}} por {{amount}}. Vence el {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Recordatorio: la factura {{invoice_number}} venció el {{due_date}}',
      heading: 'La factura {{invoice_number}} está vencida',
      before: [
        'La factura {{invoice_number}} de {{customer_company}} por {{amount}} venció el {{due_date}} y aún no está pagada.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Último aviso: factura {{invoice_number}}',
      heading: 'La factura {{invoice_number}} sigue sin pagar',
      before: [
        'Ya te recordamos la factura {{invoice_number}} de {{customer_company}}. {{amount}} vencían el {{due_date}} y no han llegado.',
        'Sin el pago, {{customer_company}} quedará suspendida el {{suspension_date}}: podréis leer y exportar todo, pero no importar, planificar ni enviar.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Nota de abono {{credit_note_number}} de la factura {{invoice_number}}',
      heading: 'Nota de abono {{credit_note_number}}',
      before: [
        'Abonamos {{amount}} a {{customer_company}} por la factura {{invoice_number}}.',
        'Motivo: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Pago recibido: factura {{invoice_number}}',
      heading: 'Gracias por tu pago',
      before: [
        'Hemos recibido {{amount}} por la factura {{invoice_number}} de {{customer_company}}, que vencía el {{due_date}}.',
        'Tu plan: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} está suspendida',
      before: [
        'Motivo: {{reason}}',
        'Podéis leer y exportar todo, y las rutas en curso llegan hasta el final. Importar, planificar y enviar esperan.',
      ],
      button: 'Plan y facturas',
    },
    company_resumed: {
      subject: '{{customer_company}} puede volver a trabajar',
      before: ['La suspensión ha terminado: importad, planificad y enviad como antes.'],
      button: 'Abrir el panel',
    },
    company_closed: {
      subject: '{{customer_company}} está cerrada',
      before: [
        'Su gente ya no puede abrirla. Las rutas enviadas se hacen hasta el final y los destinatarios pueden seguirlas.',
        'Los administradores que inicien sesión pueden exportar sus datos hasta el {{delete_day}}. Después se borran pedidos, personas, vehículos y archivos; las facturas se conservan.',
        'Si fue un error, escríbenos antes de ese día y la volvemos a abrir.',
      ],
      button: 'Escríbenos',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'Aquí tienes el informe de {{report_company}} del periodo {{report_period}}. Filas del archivo adjunto: {{row_count}}.',
      ],
      button: 'Abrir el informe',
      after: [
        'Recibes este correo porque alguien de tu equipo te eligió como lector. Se puede parar en la página del informe.',
      ],
    },
  },
}
