// A build with a base path, analytics, hosted search, no debug area, and pages that fail.
import './unusual/analytics';
import './unusual/analytics-service';
import './unusual/announcement';
import './unusual/base-address';
import './unusual/base-path';
import './unusual/crashes';
import './unusual/hosted-search';
import './unusual/lazy-parts';
import './unusual/lost-code';
import './unusual/secrets';
import { useUnusualSite } from './unusual/site';

useUnusualSite();
