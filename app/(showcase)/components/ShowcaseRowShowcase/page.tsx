export { default, metadata } from '../ShowcaseRow/page';
