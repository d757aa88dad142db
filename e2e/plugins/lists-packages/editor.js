( window.listsPackages ??= {} )[ 'in a script of its own, of the editor' ] =
	Object.keys( { ...window.wp.components } ).includes( 'Button' );
