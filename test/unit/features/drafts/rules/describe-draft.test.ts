import {
	describeDraft,
	describeListedDraft,
} from '@/features/drafts/rules/describe-draft';

const DRAFT = {
	name: 'Autumn',
	theme: 'Twenty',
	isPublished: false,
	isUsable: true,
	count: 0,
	entries: [],
} as unknown as Parameters< typeof describeDraft >[ 0 ];

it.each( [
	[ {}, 'Empty', /^Nothing is in this draft yet/ ],
	[
		{ count: 2, entries: [ {}, {} ] },
		'2 items',
		/^Nothing of this is live yet/,
	],
	[ { isPublished: true }, 'Published', /^“Autumn” is live/ ],
	[
		{ isUsable: false },
		'For the theme Twenty, which is not active',
		/^This draft belongs to the theme Twenty/,
	],
] )( 'describes a draft with %o', ( values, listed, sentence ) => {
	const draft = { ...DRAFT, ...values } as typeof DRAFT;
	expect( describeListedDraft( draft ) ).toBe( listed );
	expect( describeDraft( draft ) ).toMatch( sentence );
} );
