( window.listsPackages ??= {} )[ 'in a script of its own, on every page' ] =
	Object.keys( { ...window.wp.components } ).includes( 'Button' );
