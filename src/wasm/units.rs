/// Converts byte offsets of a text into UTF-16 offsets.
pub(crate) struct Units<'a> {
    text: &'a [u8],
    /// The number of code units before each block.
    blocks: Vec<usize>,
}

const BLOCK: usize = 1024;

impl<'a> Units<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut sum = 0_usize;
        let blocks = text.as_bytes().chunks(BLOCK).map(|block| {
            let before = sum;
            sum = sum.wrapping_add(units(block));
            before
        });
        Self { blocks: blocks.collect(), text: text.as_bytes() }
    }

    pub(crate) fn before(&self, at: usize) -> usize {
        let at = at.min(self.text.len());
        let block = at.checked_div(BLOCK).unwrap_or_default().min(self.blocks.len().saturating_sub(1));
        let rest = self.text.get(block.saturating_mul(BLOCK)..at).map_or(0, units);
        self.blocks.get(block).copied().unwrap_or_default().wrapping_add(rest)
    }
}

/// Counts UTF-16 code units: one for each character, two if UTF-8 takes four bytes.
fn units(bytes: &[u8]) -> usize {
    bytes.iter().map(|byte| usize::from(byte & 0xC0 != 0x80).wrapping_add(usize::from(*byte >= 0xF0))).sum()
}
