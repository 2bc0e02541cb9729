import '../../site/shell';
import { startContactForm, tabStorage } from './contact-form';
import './contact.css';

startContactForm(document, tabStorage());
