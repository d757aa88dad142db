window.asksPrintedScripts = ( window.asksPrintedScripts ?? 0 ) + 1;
