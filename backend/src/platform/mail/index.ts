export { MailSender, type Mail } from './mail-sender';
