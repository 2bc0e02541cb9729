import '../../site/shell';
import { startContactForm } from './contact-form';
import './contact.css';

startContactForm(document);
