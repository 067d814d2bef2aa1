/** Components that pages of this site use without an import, but Docusaurus does not provide globally. */
import Link from '@docusaurus/Link';
import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { createElement } from 'react';

const Cards = ({ children }) => createElement('div', { className: 'row' }, children);

const Card = ({ title, href, children }) =>
  createElement(
    'div',
    { className: 'col col--6 margin-bottom--md' },
    createElement(
      Link,
      { to: href, className: 'card padding--md' },
      createElement('h3', null, title),
      children,
    ),
  );

const Video = ({ url, title }) => createElement(Link, { to: url }, title);

export default { ...MDXComponents, Tabs, TabItem, DocCardList, Cards, Card, Video };
