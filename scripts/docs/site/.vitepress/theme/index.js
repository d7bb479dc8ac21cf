import DefaultTheme from 'vitepress/theme';
import LiveCard from './LiveCard.vue';
import { watchSearch } from './search.js';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveCard', LiveCard);
    if (typeof document !== 'undefined') watchSearch();
  },
};
