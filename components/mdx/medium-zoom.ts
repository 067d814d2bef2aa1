import './image-zoom.css';

export { default } from 'medium-zoom/dist/pure';
