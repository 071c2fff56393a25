/** Texts of push notifications in the admin area, apart from its other wording: only two pages load them. */
export const pushWording = {
  title: 'Notifications on your devices',
  about:
    'A device can show a notification when a message or question arrives, may be urgent, or is assigned to you. It can also tell you when other work is waiting for you. It never shows who wrote, or what they wrote. Signing out turns notifications off.',
  turnOn: 'Turn on notifications',
  isOn: 'Notifications are on for this device.',
  turnOff: 'Turn off notifications',
  unsupported: 'This browser cannot show notifications. On an iPhone, first add the website to the home screen.',
} as const
