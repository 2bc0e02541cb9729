export { MailSender } from './mail-sender';
