import DefaultTheme from 'vitepress/theme';
import LiveCard from './LiveCard.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveCard', LiveCard);
  },
};
