const sass = require( 'sass' );
const widths = require( '../../includes/page/layout-widths.json' );

/**
 * Adds the function `layout-width("sidebar")` to every style sheet. It returns a width of `includes/page/layout-widths.json`, which PHP and
 * TypeScript read, too.
 *
 * @param {Object} config Configuration of webpack; its options of the sass-loader are extended.
 */
function addLayoutWidthFunction( config ) {
	const uses = config.module.rules.flatMap( ( { use } ) =>
		Array.isArray( use ) ? use : []
	);
	for ( const use of uses ) {
		if ( /[\\/]sass-loader[\\/]/.test( use.loader ?? '' ) ) {
			use.options = {
				...use.options,
				sassOptions: {
					...use.options?.sassOptions,
					functions: { 'layout-width($name)': readWidth },
				},
			};
		}
	}
}

function readWidth( [ name ] ) {
	const { text } = name.assertString( 'name' );
	if ( ! ( text in widths ) ) {
		throw new Error(
			`includes/page/layout-widths.json has no "${ text }".`
		);
	}
	return new sass.SassNumber( widths[ text ], 'px' );
}

module.exports = { addLayoutWidthFunction };
