window.asksModule = true;
