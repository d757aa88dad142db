/** One edit of the styles, and the element and property that it changes. */
export interface StyleEdit {
	/** Path in the record, beginning with `settings` or `styles`. */
	path: readonly string[];
	value: unknown;
	/** Selector of the element, the same in the canvas and on the site. */
	selector: string;
	/** CSS property in camel case. */
	property: string;
}

const edit = (
	path: string,
	value: unknown,
	selector: string,
	property: string
): StyleEdit => ( { path: path.split( '.' ), value, selector, property } );

/** Edits across all panels of Styles: colors, typography, background, layout, dimensions, borders, shadows, filters, presets, CSS. */
export const STYLE_EDITS: readonly StyleEdit[] = [
	edit( 'styles.color.text', '#102030', '.parity-text', 'color' ),
	edit( 'styles.color.background', '#f0e8d8', 'body', 'backgroundColor' ),
	edit(
		'styles.background.backgroundImage',
		{ url: '/wp-includes/images/media/default.png' },
		'body',
		'backgroundImage'
	),
	edit(
		'styles.background.backgroundSize',
		'200px',
		'body',
		'backgroundSize'
	),
	edit(
		'styles.background.backgroundPosition',
		'10% 20%',
		'body',
		'backgroundPositionX'
	),
	edit(
		'styles.background.backgroundRepeat',
		'no-repeat',
		'body',
		'backgroundRepeat'
	),
	edit( 'styles.typography.fontSize', '19px', '.parity-text', 'fontSize' ),
	edit( 'styles.typography.lineHeight', '1.9', '.parity-text', 'lineHeight' ),
	edit(
		'styles.typography.letterSpacing',
		'0.7px',
		'.parity-text',
		'letterSpacing'
	),
	edit(
		'styles.typography.fontStyle',
		'italic',
		'.parity-text',
		'fontStyle'
	),
	edit(
		'styles.typography.fontFamily',
		'Georgia, serif',
		'.parity-text',
		'fontFamily'
	),
	edit(
		'styles.blocks.core/post-content.elements.link.color.text',
		'#a01050',
		'.parity-text a',
		'color'
	),
	edit(
		'styles.elements.link.typography.textDecoration',
		'line-through',
		'.parity-text a',
		'textDecorationLine'
	),
	edit(
		'styles.elements.link.typography.fontWeight',
		'900',
		'.parity-text a',
		'fontWeight'
	),
	edit(
		'styles.elements.heading.color.text',
		'#204060',
		'.parity-h2',
		'color'
	),
	edit(
		'styles.elements.heading.color.background',
		'#e0f0e0',
		'.parity-h2',
		'backgroundColor'
	),
	edit(
		'styles.elements.heading.typography.fontFamily',
		'monospace',
		'.parity-h2',
		'fontFamily'
	),
	edit(
		'styles.elements.heading.typography.fontWeight',
		'300',
		'.parity-h2',
		'fontWeight'
	),
	edit(
		'styles.elements.heading.typography.textTransform',
		'uppercase',
		'.parity-h2',
		'textTransform'
	),
	edit(
		'styles.elements.heading.typography.letterSpacing',
		'2.5px',
		'.parity-h2',
		'letterSpacing'
	),
	edit(
		'styles.elements.h2.typography.fontSize',
		'41px',
		'.parity-h2',
		'fontSize'
	),
	edit(
		'styles.elements.h3.typography.fontSize',
		'33px',
		'.parity-h3',
		'fontSize'
	),
	edit( 'styles.elements.h3.color.text', '#604020', '.parity-h3', 'color' ),
	edit(
		'styles.elements.h4.typography.lineHeight',
		'2.2',
		'.parity-h4',
		'lineHeight'
	),
	edit(
		'styles.elements.caption.color.text',
		'#506070',
		'.parity-image figcaption',
		'color'
	),
	edit(
		'styles.elements.caption.typography.fontSize',
		'11px',
		'.parity-image figcaption',
		'fontSize'
	),
	edit(
		'styles.elements.button.color.text',
		'#fffbe0',
		'.parity-button .wp-block-button__link',
		'color'
	),
	edit(
		'styles.elements.button.color.background',
		'#3a1078',
		'.parity-button .wp-block-button__link',
		'backgroundColor'
	),
	edit(
		'styles.elements.button.border.radius',
		'13px',
		'.parity-button .wp-block-button__link',
		'borderTopLeftRadius'
	),
	edit(
		'styles.elements.button.typography.fontSize',
		'23px',
		'.parity-button .wp-block-button__link',
		'fontSize'
	),
	edit(
		'styles.elements.button.spacing.padding.left',
		'37px',
		'.parity-button .wp-block-button__link',
		'paddingLeft'
	),
	edit( 'styles.spacing.blockGap', '31px', '.parity-code', 'marginTop' ),
	edit( 'settings.layout.contentSize', '531px', '.parity-text', 'maxWidth' ),
	edit( 'settings.layout.wideSize', '777px', '.parity-wide', 'maxWidth' ),
	edit(
		'styles.blocks.core/quote.color.text',
		'#7a0000',
		'.parity-quote',
		'color'
	),
	edit(
		'styles.blocks.core/quote.border.left',
		{ color: '#00aa55', style: 'dashed', width: '5px' },
		'.parity-quote',
		'borderLeftStyle'
	),
	edit(
		'styles.blocks.core/quote.spacing.padding.top',
		'29px',
		'.parity-quote',
		'paddingTop'
	),
	edit(
		'styles.blocks.core/code.color.background',
		'#222a3a',
		'.parity-code',
		'backgroundColor'
	),
	edit(
		'styles.blocks.core/code.border.radius',
		'9px',
		'.parity-code',
		'borderTopLeftRadius'
	),
	edit(
		'styles.blocks.core/code.typography.fontSize',
		'15.5px',
		'.parity-code',
		'fontSize'
	),
	edit(
		'styles.blocks.core/image.border.radius',
		'21px',
		'.parity-image img',
		'borderTopLeftRadius'
	),
	edit(
		'styles.blocks.core/image.shadow',
		'var:preset|shadow|shadow-1',
		'.parity-image img',
		'boxShadow'
	),
	edit(
		'settings.shadow.presets.custom',
		[
			{
				name: 'Shadow 1',
				slug: 'shadow-1',
				shadow: '6px 6px 9px rgba(0, 0, 0, 0.2)',
			},
		],
		'.parity-image img',
		'boxShadow'
	),
	edit(
		'styles.blocks.core/image.filter.duotone',
		'var:preset|duotone|dark-grayscale',
		'.parity-image img',
		'filter'
	),
	edit(
		'styles.blocks.core/group.spacing.padding.left',
		'43px',
		'.parity-group',
		'paddingLeft'
	),
	edit(
		'styles.blocks.core/group.color.gradient',
		'linear-gradient(135deg,rgb(250,240,200) 0%,rgb(200,220,250) 100%)',
		'.parity-group',
		'backgroundImage'
	),
	edit(
		'styles.blocks.core/button.variations.outline.color.text',
		'#005f73',
		'.parity-outline .wp-block-button__link',
		'color'
	),
	edit(
		'styles.blocks.core/button.variations.outline.border.width',
		'4px',
		'.parity-outline .wp-block-button__link',
		'borderTopWidth'
	),
	edit(
		'styles.blocks.core/list.spacing.padding.left',
		'51px',
		'.parity-list',
		'paddingLeft'
	),
	edit(
		'styles.blocks.core/paragraph.css',
		'text-underline-offset: 7px;',
		'.parity-text',
		'textUnderlineOffset'
	),
	edit(
		'styles.css',
		'.parity-list { outline: 3px dotted rgb(1, 2, 3); }',
		'.parity-list',
		'outlineStyle'
	),
	edit(
		'settings.typography.fontSizes.custom',
		[ { name: 'New Font Size 1', slug: 'custom-1', size: '27px' } ],
		'.parity-sized',
		'fontSize'
	),
	edit(
		'settings.color.palette.custom',
		[ { name: 'Plum', slug: 'plum', color: '#8e4585' } ],
		'.parity-sized',
		'color'
	),
	// The pages of these tests use the dark scheme.
	edit(
		'settings.custom.dark.color.plum',
		'#f0b0e8',
		'.parity-sized',
		'color'
	),
	edit(
		'styles.blocks.core/list.spacing.padding.right',
		'var:preset|spacing|room',
		'.parity-list',
		'paddingRight'
	),
	// Depends on the window's width.
	edit(
		'settings.spacing.spacingSizes.custom',
		[
			{
				name: 'Room',
				slug: 'room',
				size: 'clamp(24px, 18px + 1.875vw, 48px)',
			},
		],
		'.parity-list',
		'paddingRight'
	),
	edit(
		'styles.blocks.core/group.border.radius',
		'var:preset|border-radius|round',
		'.parity-group',
		'borderTopLeftRadius'
	),
	edit(
		'settings.border.radiusSizes.custom',
		[ { name: 'Round', slug: 'round', size: '13px' } ],
		'.parity-group',
		'borderTopLeftRadius'
	),
	// Wide enough for the canvas to count as a phone.
	edit(
		'settings.viewport',
		{ mobile: '1900px', tablet: '2000px' },
		'.parity-h4',
		'letterSpacing'
	),
	edit(
		'styles.elements.h4.@mobile.typography.letterSpacing',
		'6px',
		'.parity-h4',
		'letterSpacing'
	),
	edit(
		'settings.custom.root.@mobile.typography.letterSpacing',
		'2px',
		'.parity-text',
		'letterSpacing'
	),
	edit(
		'styles.elements.button.@mobile.color.background',
		'#335577',
		'.parity-button .wp-block-button__link',
		'backgroundColor'
	),
];

const image =
	'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2240%22 height=%2230%22/%3E';

/** Content with an element for each of the edits. */
export const STYLE_EDITS_CONTENT = [
	'<!-- wp:paragraph {"className":"parity-text"} --><p class="parity-text">Text with <a href="#x">a link</a>.</p><!-- /wp:paragraph -->',
	...[ 2, 3, 4 ].map(
		( level ) =>
			`<!-- wp:heading {"level":${ level },"className":"parity-h${ level }"} --><h${ level } class="wp-block-heading parity-h${ level }">Heading ${ level }</h${ level }><!-- /wp:heading -->`
	),
	'<!-- wp:code {"className":"parity-code"} --><pre class="wp-block-code parity-code"><code>code</code></pre><!-- /wp:code -->',
	'<!-- wp:quote {"className":"parity-quote"} --><blockquote class="wp-block-quote parity-quote"><!-- wp:paragraph --><p>Quoted</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->',
	`<!-- wp:image {"className":"parity-image"} --><figure class="wp-block-image parity-image"><img src="${ image }" alt=""/><figcaption class="wp-element-caption">Caption</figcaption></figure><!-- /wp:image -->`,
	'<!-- wp:list {"className":"parity-list"} --><ul class="wp-block-list parity-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"className":"parity-button"} --><div class="wp-block-button parity-button"><a class="wp-block-button__link wp-element-button" href="#y">Press</a></div><!-- /wp:button --><!-- wp:button {"className":"is-style-outline parity-outline"} --><div class="wp-block-button is-style-outline parity-outline"><a class="wp-block-button__link wp-element-button" href="#z">Outline</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
	'<!-- wp:group {"className":"parity-group","layout":{"type":"constrained"}} --><div class="wp-block-group parity-group"><!-- wp:paragraph --><p>Grouped</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
	'<!-- wp:group {"align":"wide","className":"parity-wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide parity-wide"><!-- wp:paragraph --><p>Wide</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
	'<!-- wp:paragraph {"className":"parity-sized","textColor":"plum","fontSize":"custom-1"} --><p class="parity-sized has-plum-color has-text-color has-custom-1-font-size">Sized</p><!-- /wp:paragraph -->',
].join( '\n\n' );
