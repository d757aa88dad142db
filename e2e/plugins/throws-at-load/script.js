throw new Error( 'This plugin throws at load.' );
