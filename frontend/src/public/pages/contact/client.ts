import '../../site/shell';
import { startContactForm } from './contact-form';
import { tabStorage } from './draft';
import './contact.css';

startContactForm(document, tabStorage());
