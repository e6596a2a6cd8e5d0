import './type.css';
import './layout.css';
import './text.css';
import './parts.css';
