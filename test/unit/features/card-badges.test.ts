import { VIEW_BASES } from '@/features/patterns/view-base';
import { VIEW_BASE } from '@/features/templates/view-base';

it.each( [
	[ 'templates', VIEW_BASE ],
	[ 'patterns', VIEW_BASES.wp_block ],
	[ 'template parts', VIEW_BASES.wp_template_part ],
] )( 'cards of %s have all their fields in one line', ( _, base ) => {
	const { fields, layout } = base.base;
	expect( layout ).toEqual( { badgeFields: fields } );
	expect( base.layouts?.grid?.layout ).toEqual( layout );
} );
