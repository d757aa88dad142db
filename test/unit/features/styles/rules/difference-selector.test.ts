import { getDifferenceSelector } from '@/features/styles/rules/difference-selector';

it.each< [ string, string | undefined ] >( [
	[ 'styles.color.text', undefined ],
	[ 'styles.css', undefined ],
	[ 'styles.elements.link.color.text', 'a' ],
	[ 'styles.elements.h2.typography.fontSize', 'h2' ],
	[ 'styles.elements.constructor.color', undefined ],
	[ 'styles.blocks.core/button.color.text', '.core/button' ],
	[ 'styles.blocks.shop/gone.color.text', undefined ],
	[
		'styles.blocks.core/group.elements.link.color.text',
		':is(.core/group) :is(a)',
	],
	[
		'settings.color.palette.custom.ink',
		'.has-ink-color,.has-ink-background-color,.has-ink-border-color',
	],
	[ 'settings.color.palette.custom', undefined ],
	[ 'settings.color.palette.custom.a{}b', undefined ],
	[ 'settings.typography.fontSizes.theme.large', '.has-large-font-size' ],
	[ 'settings.spacing.spacingSizes.theme.40', undefined ],
] )( 'getDifferenceSelector finds of %s: %s', ( path, expected ) => {
	expect(
		getDifferenceSelector( { path: path.split( '.' ) }, ( name ) =>
			name.startsWith( 'core/' ) ? `.${ name }` : undefined
		)
	).toBe( expected );
} );
